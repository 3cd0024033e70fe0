import { opensHousehold, type HouseholdPass, type OwnedByHousehold } from '../../platform/operation/household-pass.js';
import type { Viewer } from '../../platform/operation/viewer.js';
import { mayWorkInCategory, type LedCategory } from '../categories/category.policy.js';

/** The columns of a signup that decide who may read its ticket. */
export interface TicketOwner extends OwnedByHousehold, LedCategory {}

/**
 * Who may read the ticket of a signup: its household, in a browser that opened the mailed link; admins; and the lead of its category. An
 * address alone is not enough: who shows a ticket at check-in is taken for the household.
 */
export function mayReadTicket(viewer: Viewer, pass: HouseholdPass | undefined, owner: TicketOwner): boolean {
  return (pass?.source === 'link' && opensHousehold(pass, owner)) || mayWorkInCategory(viewer, owner);
}
