import type { EntityClass } from '@mikro-orm/core';
import { AccountResolver } from './features/accounts/sign-in/account.resolver.js';
import { accountRoutes } from './features/accounts/sign-in/account.routes.js';
import { SecondFactorResolver } from './features/accounts/second-factor/second-factor.resolver.js';
import { OidcResolver } from './features/accounts/oidc/oidc.resolver.js';
import { secondFactorRoutes } from './features/accounts/second-factor/second-factor.routes.js';
import { SessionResolver } from './features/accounts/sessions/session.resolver.js';
import { sessionRoutes } from './features/accounts/sessions/session.routes.js';
import { userManagementRoutes } from './features/accounts/users/user-management.routes.js';
import { UserManagementResolver } from './features/accounts/users/user-management.resolver.js';
import { ApiKeyResolver } from './features/api-keys/api-key.resolver.js';
import { apiKeyRoutes } from './features/api-keys/api-key.routes.js';
import { webhookRoutes } from './features/webhooks/webhook.routes.js';
import { WebhookResolver } from './features/webhooks/webhook.resolver.js';
import { cleanUpDeliveries } from './features/webhooks/delivery/forget-deliveries.js';
import { AuditResolver } from './features/audit/audit.resolver.js';
import { auditRoutes } from './features/audit/audit.routes.js';
import { User } from './records/user.js';
import { BulkMailResolver } from './features/bulk-mail/bulk-mail.resolver.js';
import { bulkMailRoutes } from './features/bulk-mail/bulk-mail.routes.js';
import { Category } from './records/category.js';
import { categoryRoutes } from './features/categories/category.routes.js';
import { CategoryResolver } from './features/categories/category.resolver.js';
import { leadRoutes } from './features/categories/leads/lead.routes.js';
import { LeadResolver } from './features/categories/leads/lead.resolver.js';
import { eventRoutes } from './features/events/event.routes.js';
import { EventResolver } from './features/events/event.resolver.js';
import { opportunityRoutes } from './features/opportunities/opportunity.routes.js';
import { OpportunityResolver } from './features/opportunities/opportunity.resolver.js';
import { QuestionResolver } from './features/questions/question.resolver.js';
import { questionRoutes } from './features/questions/question.routes.js';
import { Answer } from './records/answer.js';
import { GuardianConsent } from './records/guardian-consent.js';
import { Question } from './records/question.js';
import { shiftRoutes } from './features/shifts/shift.routes.js';
import { ShiftResolver } from './features/shifts/shift.resolver.js';
import { branchListeners } from './features/events/record-branch-facts.js';
import { notifyLeads } from './features/reminders/notify-leads.js';
import { remindHouseholds } from './features/reminders/remind-households.js';
import { planChangeRoutes } from './features/plan-changes/plan-change.routes.js';
import { PlanChangeResolver } from './features/plan-changes/plan-change.resolver.js';
import { WaitingActionResolver } from './features/waiting-actions/waiting-action.resolver.js';
import { carryOutAction } from './features/waiting-actions/waiting-action.js';
import { CheckInListResolver } from './features/check-in/check-in-list.resolver.js';
import { checkInListRoutes } from './features/check-in/check-in-list.routes.js';
import { EventBoardResolver } from './features/event-board/event-board.resolver.js';
import { ChangesResolver } from './features/changes/changes.resolver.js';
import { changesRoutes } from './features/changes/changes.routes.js';
import { CheckInLinkResolver } from './features/check-in/check-in-link.resolver.js';
import { checkInLinkRoutes } from './features/check-in/check-in-link.routes.js';
import { cleanUpSignIns } from './features/accounts/sign-in/forget-ended-sign-ins.js';
import { cleanUpHouseholdLinks } from './features/household-links/forget-ended-links.js';
import { cleanUpCheckInLinks } from './features/check-in/forget-check-in-links.js';
import { HoursResolver } from './features/hours/hours.resolver.js';
import { hoursRoutes } from './features/hours/hours.routes.js';
import { VoucherResolver } from './features/vouchers/voucher.resolver.js';
import { voucherRoutes } from './features/vouchers/voucher.routes.js';
import { BoardResolver } from './features/start-board/board/board.resolver.js';
import { boardRoutes } from './features/start-board/board/board.routes.js';
import { PostResolver } from './features/start-board/posts/post.resolver.js';
import { postRoutes } from './features/start-board/posts/post.routes.js';
import { SendOnResolver } from './features/start-board/send-on/send-on.resolver.js';
import { sendOnRoutes } from './features/start-board/send-on/send-on.routes.js';
import { GapsResolver } from './features/gaps/gaps.resolver.js';
import { gapsRoutes } from './features/gaps/gaps.routes.js';
import { RaceStartResolver } from './features/start-board/starts/race-start.resolver.js';
import { raceStartRoutes } from './features/start-board/starts/race-start.routes.js';
import { Post } from './records/start-board/post.js';
import { RaceStart } from './records/start-board/race-start.js';
import { AttendanceMark } from './records/check-in/attendance-mark.js';
import { CheckInDevice } from './records/check-in/check-in-device.js';
import { CheckInLink } from './records/check-in/check-in-link.js';
import { FeedResolver } from './features/feeds/feed.resolver.js';
import { SignupCalendarResolver } from './features/signups/signup-calendar.resolver.js';
import { TicketResolver } from './features/tickets/ticket.resolver.js';
import { HouseholdCalendarResolver } from './features/feeds/household-calendar.resolver.js';
import { feedRoutes } from './features/feeds/feed.routes.js';
import { Feed } from './records/feed.js';
import { HistoryResolver } from './features/history/history.resolver.js';
import { historyRoutes } from './features/history/history.routes.js';
import { Event } from './records/event.js';
import { HouseholdResolver } from './features/households/household.resolver.js';
import { householdRoutes } from './features/households/household.routes.js';
import { ImageResolver } from './features/images/image.resolver.js';
import { imageRoutes } from './features/images/image.routes.js';
import { importRoutes } from './features/imports/import.routes.js';
import { EventPositionResolver, LiveResolver } from './features/live/live.resolver.js';
import { Opportunity } from './records/opportunity.js';
import { volunteerEditingRoutes } from './features/households/volunteer-editing.routes.js';
import { ReportResolver } from './features/reports/report.resolver.js';
import { reportRoutes } from './features/reports/report.routes.js';
import { Shift } from './records/shift.js';
import { Signup } from './records/signup.js';
import { rightsResolvers } from './features/rights/rights.resolver.js';
import { AttendanceResolver } from './features/attendance/attendance.resolver.js';
import { attendanceRoutes } from './features/attendance/attendance.routes.js';
import { SignupResolver } from './features/signups/signup.resolver.js';
import { signupRoutes } from './features/signups/signup.routes.js';
import { StaffSignupResolver } from './features/signups/staff/staff-signup.resolver.js';
import { staffSignupRoutes } from './features/signups/staff/staff-signup.routes.js';
import { signupListeners } from './features/signups/staff/notify-volunteers.js';
import { expireOffers } from './features/waitlist/expire-offers.js';
import { holdFreedPlaces } from './features/waitlist/offer-places.js';
import { waitlistListeners } from './features/waitlist/revert-offers.js';
import { OfferAddressResolver } from './features/waitlist/offer-address.resolver.js';
import { WaitlistResolver } from './features/waitlist/waitlist.resolver.js';
import { waitlistRoutes } from './features/waitlist/waitlist.routes.js';
import { goOnSearching } from './features/replacements/go-on-searching.js';
import { MailSwitchResolver } from './features/mail-switches/mail-switch.resolver.js';
import { HouseholdSwitchResolver } from './features/mail-switches/household-switch.resolver.js';
import { mailSwitchRoutes } from './features/mail-switches/mail-switch.routes.js';
import { searchesEnd, takeoversFollow } from './features/replacements/replacements-follow.js';
import { ReplacementAddressResolver } from './features/replacements/replacement-address.resolver.js';
import { ReplacementResolver } from './features/replacements/replacement.resolver.js';
import { replacementRoutes } from './features/replacements/replacement.routes.js';
import { staffReplacementRoutes } from './features/replacements/staff-replacement.routes.js';
import { undeliveredMailListeners } from './features/undelivered-mails/move-pending-mails.js';
import {
  UndeliveredMailResolver,
  UndeliveredMailRightsResolver,
} from './features/undelivered-mails/undelivered-mail.resolver.js';
import { ErasureResolver } from './features/privacy/erasing/erasure.resolver.js';
import { erasureRoutes } from './features/privacy/erasing/erasure.routes.js';
import { cleanUpErasures } from './features/privacy/erasing/forget-erasures.js';
import { applyRetention } from './features/privacy/retention/apply-retention.js';
import { RetentionResolver } from './features/privacy/retention/retention.resolver.js';
import { retentionRoutes } from './features/privacy/retention/retention.routes.js';
import { privacyRoutes } from './features/privacy/privacy.routes.js';
import { undeliveredMailRoutes } from './features/undelivered-mails/undelivered-mail.routes.js';
import { Volunteer } from './records/volunteer.js';
import { Replacement } from './records/replacement.js';
import { WaitlistEntry } from './records/waitlist-entry.js';
import { Household } from './records/household.js';
import { ApiKey } from './records/api-key.js';
import { Webhook } from './records/webhook.js';
import { WebhookDelivery } from './records/webhook-delivery.js';
import { AuditEntry } from './records/audit-entry.js';
import { BulkMail } from './records/bulk-mail.js';
import { mailListeners } from './mail/enqueue/mail-listeners.js';
import { removeUnusedImages } from './features/images/remove-unused-images.js';
import { cleanUpMails } from './mail/outbox.js';
import { cleanUpStoredResults, cleanUpFacts, cleanUpJobs, cleanUpLimits } from './platform/runner/clean-up.js';
import type { JobKind } from './platform/runner/jobs.js';
import type { FactListener, Listener } from './platform/operation/announcements.js';
import type { Route } from './platform/schema/route.js';

/* The one list of the product's parts, read by the HTTP layer and the database. Longer than most files because it is the one list. */

/** Every entity that MikroORM knows. */
export const entities: EntityClass[] = [
  User,
  Event,
  Category,
  Opportunity,
  Shift,
  Question,
  Volunteer,
  Household,
  Signup,
  Answer,
  GuardianConsent,
  WaitlistEntry,
  Replacement,
  BulkMail,
  AuditEntry,
  ApiKey,
  Webhook,
  WebhookDelivery,
  Feed,
  CheckInLink,
  AttendanceMark,
  CheckInDevice,
  RaceStart,
  Post,
];

/** Every GraphQL resolver. */
export const resolvers: (new () => object)[] = [
  AccountResolver,
  SessionResolver,
  SecondFactorResolver,
  OidcResolver,
  HouseholdResolver,
  EventResolver,
  CategoryResolver,
  LeadResolver,
  OpportunityResolver,
  QuestionResolver,
  ShiftResolver,
  SignupResolver,
  WaitlistResolver,
  OfferAddressResolver,
  ReplacementResolver,
  ReplacementAddressResolver,
  MailSwitchResolver,
  HouseholdSwitchResolver,
  ErasureResolver,
  RetentionResolver,
  ImageResolver,
  UserManagementResolver,
  ApiKeyResolver,
  WebhookResolver,
  FeedResolver,
  CheckInLinkResolver,
  HouseholdCalendarResolver,
  SignupCalendarResolver,
  TicketResolver,
  AuditResolver,
  HistoryResolver,
  ChangesResolver,
  ReportResolver,
  BulkMailResolver,
  UndeliveredMailResolver,
  UndeliveredMailRightsResolver,
  StaffSignupResolver,
  AttendanceResolver,
  RaceStartResolver,
  PostResolver,
  BoardResolver,
  SendOnResolver,
  HoursResolver,
  VoucherResolver,
  GapsResolver,
  EventBoardResolver,
  CheckInListResolver,
  PlanChangeResolver,
  WaitingActionResolver,
  EventPositionResolver,
  LiveResolver,
  ...rightsResolvers,
];

/** Every REST path. */
export const routes: Route[] = [
  ...eventRoutes,
  ...categoryRoutes,
  ...leadRoutes,
  ...opportunityRoutes,
  ...shiftRoutes,
  ...questionRoutes,
  ...signupRoutes,
  ...waitlistRoutes,
  ...replacementRoutes,
  ...mailSwitchRoutes,
  ...householdRoutes,
  ...privacyRoutes,
  ...erasureRoutes,
  ...retentionRoutes,
  ...accountRoutes,
  ...sessionRoutes,
  ...secondFactorRoutes,
  ...checkInListRoutes,
  ...reportRoutes,
  ...bulkMailRoutes,
  ...undeliveredMailRoutes,
  ...importRoutes,
  ...imageRoutes,
  ...userManagementRoutes,
  ...apiKeyRoutes,
  ...feedRoutes,
  ...checkInLinkRoutes,
  ...auditRoutes,
  ...historyRoutes,
  ...changesRoutes,
  ...webhookRoutes,
  ...planChangeRoutes,
  ...staffSignupRoutes,
  ...staffReplacementRoutes,
  ...attendanceRoutes,
  ...raceStartRoutes,
  ...postRoutes,
  ...boardRoutes,
  ...sendOnRoutes,
  ...hoursRoutes,
  ...voucherRoutes,
  ...gapsRoutes,
  ...volunteerEditingRoutes,
];

/**
 * The listeners of announcements, in this order: records below a branch come first, then who is notified, then mails, which read both.
 * docs/what-follows.md lists all of them.
 */
export const listeners: Listener[] = [
  ...branchListeners,
  ...signupListeners,
  ...waitlistListeners,
  ...undeliveredMailListeners,
  ...mailListeners,
];

/**
 * The listeners of an operation's facts, before these are stored. The order matters: when a search for a replacement ends, waitlisted
 * people who were asked to take over wait again; then a free place is held for the first who waits; only people left over are asked to take
 * over.
 */
export const factListeners: FactListener[] = [searchesEnd, holdFreedPlaces, takeoversFollow];

/** All jobs, except mails. */
export const jobKinds: JobKind[] = [
  cleanUpLimits,
  cleanUpStoredResults,
  cleanUpFacts,
  cleanUpJobs,
  cleanUpMails,
  cleanUpErasures,
  applyRetention,
  cleanUpHouseholdLinks,
  cleanUpSignIns,
  cleanUpDeliveries,
  cleanUpCheckInLinks,
  removeUnusedImages,
  remindHouseholds,
  notifyLeads,
  expireOffers,
  goOnSearching,
  carryOutAction,
];
