/** So many people of a household sign up at once. */
export const mostPeople = 10;

/** For so many places at once. */
export const mostPlaces = 30;
