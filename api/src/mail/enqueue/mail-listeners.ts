import {
  leadRemoved,
  leadRenamed,
  magicLinkRequested,
  passwordChanged,
  signInChanged,
  passwordResetRequested,
  setUpLinkIssued,
} from '../../features/accounts/account.announcements.js';
import {
  addressCorrected,
  householdLinkRequested,
  volunteerRenamed,
  volunteersMerged,
} from '../../features/households/household.announcements.js';
import { leadershipChanged } from '../../features/categories/category.announcements.js';
import { retentionComing } from '../../features/privacy/retention/retention.announcements.js';
import { webhookSwitchedOff } from '../../features/webhooks/webhook.announcements.js';
import { programmeChanged } from '../../features/events/programme.announcements.js';
import { bulkMailOrdered } from '../../features/bulk-mail/bulk-mail.announcements.js';
import {
  addressMistyped,
  cancellationsToNotify,
  placeHandedOver,
  placesOfCancelledEvent,
  placesGivenBack,
  placesOfChangedShift,
  placesRemoved,
  placesRevived,
  placesTaken,
  signupCorrected,
  signupMoved,
} from '../../features/signups/signup.announcements.js';
import { householdsReminded, leadsNotifiedOfGaps } from '../../features/reminders/reminder.announcements.js';
import { householdsNotifiedOfPlan } from '../../features/plan-changes/plan-change.announcements.js';
import {
  othersAsked,
  replacementAsked,
  replacementMissing,
  replacementWithdrawn,
} from '../../features/replacements/replacement.announcements.js';
import { erasureRequested, peopleErased } from '../../features/privacy/erasing/erasure.announcements.js';
import { spotAttempted } from '../../features/signups/create/attempt.announcements.js';
import { placesOffered, waitingCalledOff, waitlistJoined } from '../../features/waitlist/waitlist.announcements.js';
import { when, type Listener } from '../../platform/operation/announcements.js';
import { correctHeldChanges, deleteMistyped } from './correct-held-changes.js';
import {
  enqueueAddressCorrected,
  enqueuePlanChanged,
  enqueueEventCancelled,
  enqueueEventRevived,
  enqueueLeadDigests,
  enqueueReminders,
  enqueueRemovalNotices,
  enqueueShiftChanged,
  enqueueToHousehold,
  enqueueToUser,
} from './enqueue-notice.js';
import {
  enqueueTransfer,
  enqueueOthersAsked,
  enqueueReplacementAsked,
  enqueueReplacementMissing,
  enqueueReplacementWithdrawn,
} from './enqueue-replacement.js';
import { enqueueOffer, enqueueWaiting, enqueueWaitingCalledOff } from './enqueue-waitlist.js';
import { enqueueSpotAttempted } from './enqueue-spot-attempted.js';
import { enqueueToAdmins } from './enqueue-to-admins.js';
import { enqueueBulkMail } from './enqueue-bulk-mail.js';
import {
  enqueueCancellationNotices,
  enqueueCancellations,
  enqueueConfirmation,
  enqueueConfirmations,
  enqueueMove,
} from './enqueue-signup-news.js';

/** The mails that each announcement enqueues. */
export const mailListeners: Listener[] = [
  when(placesTaken, enqueueConfirmations),
  when(signupCorrected, enqueueConfirmation),
  when(signupMoved, enqueueMove),
  when(addressMistyped, deleteMistyped),
  when(placesGivenBack, enqueueCancellations),
  when(cancellationsToNotify, enqueueCancellationNotices),
  when(placesOfChangedShift, enqueueShiftChanged),
  when(householdsNotifiedOfPlan, enqueuePlanChanged),
  when(placesRemoved, enqueueRemovalNotices),
  when(placesOfCancelledEvent, enqueueEventCancelled),
  when(placesRevived, enqueueEventRevived),
  when(householdsReminded, enqueueReminders),
  when(leadsNotifiedOfGaps, enqueueLeadDigests),
  when(waitlistJoined, enqueueWaiting),
  when(spotAttempted, enqueueSpotAttempted),
  when(placesOffered, enqueueOffer),
  when(waitingCalledOff, enqueueWaitingCalledOff),
  when(replacementAsked, enqueueReplacementAsked),
  when(othersAsked, enqueueOthersAsked),
  when(replacementMissing, enqueueReplacementMissing),
  when(replacementWithdrawn, enqueueReplacementWithdrawn),
  when(placeHandedOver, enqueueTransfer),
  when(programmeChanged, correctHeldChanges),
  when(leadRemoved, correctHeldChanges),
  when(leadRenamed, correctHeldChanges),
  when(volunteerRenamed, enqueueToHousehold('volunteer-renamed')),
  when(addressCorrected, enqueueAddressCorrected),
  when(bulkMailOrdered, enqueueBulkMail),
  when(volunteersMerged, enqueueToHousehold('volunteers-merged')),
  when(householdLinkRequested, enqueueToHousehold('household-link')),
  when(erasureRequested, enqueueToHousehold('erasure-link')),
  when(peopleErased, enqueueToHousehold('data-erased')),
  when(leadershipChanged, enqueueToUser('leadership-changed')),
  when(passwordResetRequested, enqueueToUser('password-reset')),
  when(setUpLinkIssued, enqueueToUser('set-up-link')),
  when(magicLinkRequested, enqueueToUser('magic-link')),
  when(retentionComing, enqueueToAdmins('retention-coming')),
  when(webhookSwitchedOff, enqueueToAdmins('webhook-switched-off')),
  when(passwordChanged, enqueueToUser('password-changed')),
  when(signInChanged, enqueueToUser('sign-in-changed')),
];
