// The marks of the seats as paths round 0,0, for drawings that have many of them.

export const MARKS = ["M0-10.5L9 0 0 10.5-9 0Z", "M8.8 0A8.8 8.8 0 1 1-8.8 0 8.8 8.8 0 1 1 8.8 0Z", "M-7.8-7.8H7.8V7.8H-7.8Z", "M0-9.5L9.5 7.5H-9.5Z"];

/** A tab of 15.5 for the number of a block: its end repeats the shape of the seat. */
export const TABS = ["M0 0h12l6 7.75-6 7.75h-12z", "M0 0h9.5a7.75 7.75 0 0 1 0 15.5h-9.5z", "M0 0h15.5v15.5h-15.5z", "M0 0h8.5l9.5 15.5h-18z"];
