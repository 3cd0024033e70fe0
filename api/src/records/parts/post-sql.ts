import { placeOfShift } from './shift-facts.js';

/** SQL: whether a shift `s`, with its role `o`, category `c` and event `e`, is of the category and day of a check-in link `l`. */
export const isOfDayOfLink = 'l.category_id = c.id and l.day = s.date';

/** SQL: whether it stands at the post of that link: its category, day and place, or any place if the link names none. */
export const isAtPostOfLink = `${isOfDayOfLink} and (l.place is null or place_key(${placeOfShift()}) = place_key(l.place))`;
