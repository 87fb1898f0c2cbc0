// What the bar says of Monuments: everybody's points so far.

import type { BarTelling } from "../boards";
import type { View } from "./view";

export const bar: BarTelling = ({ view }) => ({ points: (view as View).totals });
