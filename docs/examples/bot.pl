#!/usr/bin/perl
# The smallest bot for digsite, in Perl without a module: it takes the move in the middle of the list.
# The moves stand before the view, and a text pattern is enough to find them.
use strict;
use warnings;
$| = 1;    # every answer is sent at once

while (my $line = <STDIN>) {
    next unless $line =~ /^\{"question":(\d+),.*?"moves":\[(.*?)\],"view":/;
    my ($number, $offers) = ($1, $2);
    my @moves = $offers =~ /"move":"([^"]*)"/g;
    print qq({"question": $number, "move": "$moves[@moves / 2]"}\n);
}
