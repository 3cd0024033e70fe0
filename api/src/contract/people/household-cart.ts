/** The most people of a household that sign up at once. */
export const mostPeople = 10;

/** The most places at once. */
export const mostPlaces = 30;
