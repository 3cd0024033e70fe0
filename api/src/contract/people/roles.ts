/** The staff roles: an admin runs everything, a lead their own categories. */
export const roles = ['admin', 'lead'] as const;

/** One of the two staff roles. */
export type Role = (typeof roles)[number];
