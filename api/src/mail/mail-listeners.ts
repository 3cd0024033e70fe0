import { shiftTaken } from '../features/signups/signup.announcements.js';
import { when, type Listener } from '../platform/announcements.js';
import { enqueueConfirmation } from './enqueue-confirmation.js';

/** What happened, and the mail that is owed for it. */
export const mailListeners: Listener[] = [when(shiftTaken, enqueueConfirmation)];
