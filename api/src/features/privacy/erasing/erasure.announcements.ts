import { announcement } from '../../../platform/operation/announcements.js';

/** The purpose under which links to erase are derived from the server's secret. */
export const erasurePurpose = 'erasure';

/** People of a household asked to be erased: the link to confirm it is mailed. `requestId`: what its address is derived from. */
export const erasureRequested = announcement<{
  email: string;
  requestId: string;
  people: { firstName: string; lastName: string }[];
}>('erasure-requested');

/** People of this address were erased, so many; `isWhole`: nobody else is left under it. */
export const peopleErased = announcement<{ email: string; count: number; isWhole: boolean }>('people-erased');
