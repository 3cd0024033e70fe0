import { randomUUID } from 'node:crypto';
import { inDays } from './given.js';
import { assignment, newShift } from './authorization-documents.js';
import {
  adminAlone,
  every,
  itsHousehold,
  itsLead,
  itsStaff,
  newWebhook,
  planOf,
  staffAlone,
  staffGet,
  type Row,
  type TypeRows,
} from './authorization-row.js';
import type { World } from './authorization-world.js';

/* Longer than most files: it is one table. */

const fields = (answers: Row<string>, names: string): Record<string, Row<string>> =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, answers]));

const none = 'VOLUNTEER_NOT_FOUND';
const noHousehold: Row<string> = [none, none, none, none, none, none];
const programmeOf = 'id eventId name coverImageUrl createdAt updatedAt event';
const aMark = (w: World) =>
  `{ id: "${randomUUID()}", signupId: "${w.signup}", kind: ARRIVED, occurredAt: "2027-05-01T08:00:00Z" }`;

const signUpOf = (w: World, selection: string) =>
  `mutation { signUp(input: { firstName: "New", lastName: "Person", email: "new.${w.unused}@example.org", shiftId: "${w.shift}" }) { ${selection} } }`;

/** The types of a list that comes by pages. */
function connection(
  name: string,
  root: string | ((w: World) => string),
  answers: Row<string>,
): Record<string, TypeRows> {
  const rootIn = (w: World) => (typeof root === 'string' ? root : root(w));
  return {
    [`${name}Connection`]: {
      way: (w, field) => `{ ${rootIn(w)} { ${field} } }`,
      fields: fields(answers, 'nodes edges pageInfo totalCount'),
    },
    [`${name}Edge`]: {
      way: (w, field) => `{ ${rootIn(w)} { edges { ${field} } } }`,
      fields: fields(answers, 'node cursor'),
    },
  };
}

/** GraphQL's types: who may ask for which field. Objects in a field are asked for their `__typename`. */
export const typeMatrix: Record<string, TypeRows> = {
  Event: {
    way: (w, field) => `{ event(id: "${w.event}") { ${field} } }`,
    fields: {
      ...fields(
        every,
        `id name slug startDate endDate previousStartDate location website timeZone coverImageUrl createdAt updatedAt state waitlistEnabled hoursFrom signupsOpenAt signupsCloseAt qtyRequired qtyRegistered qtyFilled stillRequired missing
         fillPercentage shiftCount openShiftCount openSpotCount isOver cancelMessage planNote position categories questions shifts viewerCan`,
      ),
      ...fields(
        staffAlone,
        'ownTimeZone remindDaysBefore version activeSignupCount volunteerCount previousEventId mealVoucherMinutes',
      ),
    },
  },
  EventChange: {
    way: (w, field) => `subscription { eventChanged(eventId: "${w.event}") { ${field} } }`,
    fields: fields(every, 'position shiftIds'),
  },
  Category: {
    way: (w, field) => `{ categories(eventId: "${w.event}") { ${field} } }`,
    fields: {
      ...fields(
        every,
        `${programmeOf} leadId leadFirstName leadLastName opportunities
         qtyRequired qtyRegistered qtyFilled stillRequired missing fillPercentage shiftCount viewerCan`,
      ),
      ...fields(staffAlone, 'lead leadEmail leadPhone version'),
    },
  },
  Opportunity: {
    way: (w, field) => `{ opportunities(id: "${w.opportunity}") { ${field} } }`,
    fields: {
      ...fields(
        every,
        `${programmeOf} categoryId shortDescription longDescription location minimumAge youngerWithConsent category questions shifts
         qtyRequired qtyRegistered qtyFilled stillRequired missing fillPercentage shiftCount viewerCan`,
      ),
      ...fields(staffAlone, 'standby version'),
    },
  },
  Question: {
    way: (w, field) => `{ questions(eventId: "${w.event}") { ${field} } }`,
    fields: {
      ...fields(every, 'id eventId opportunityId kind label help choices required position createdAt updatedAt'),
      version: staffAlone,
    },
  },
  SavedQuestion: {
    way: (w, field) => `mutation { updateQuestion(id: "${w.question}", input: { label: "Size" }) { ${field} } }`,
    fields: fields(itsLead('QUESTION_NOT_FOUND'), 'question'),
  },
  DeletedQuestion: {
    way: (w, field) => `mutation { deleteQuestion(id: "${w.question}") { ${field} } }`,
    fields: fields(itsLead('QUESTION_NOT_FOUND'), 'id answers'),
  },
  AttendanceSum: {
    way: (w, field) => `{ attendanceSums(eventId: "${w.event}") { ${field} } }`,
    fields: fields(staffAlone, 'categoryId category expected came noShow walkIns unsettled cameAnyway'),
  },
  HoursTable: {
    way: (w, field) => `{ hours(where: { eventId: "${w.event}" }) { ${field} } }`,
    fields: fields(staffAlone, 'rows matching minutes unsettled'),
  },
  HoursRow: {
    way: (w, field) => `{ hours(where: { eventId: "${w.event}" }) { rows { ${field} } } }`,
    fields: fields(staffAlone, 'id name email minutes shifts presumedMinutes correctedMinutes unsettled missed'),
  },
  CorrectHoursPayload: {
    way: (w, field) => `mutation { correctHours(signupId: "${w.signup}", minutes: null, reason: "None") { ${field} } }`,
    fields: fields(itsLead('SIGNUP_NOT_FOUND'), 'signup'),
  },
  Erasure: {
    way: (w, field) => `{ erasure(token: "${w.erasure}") { ${field} } }`,
    fields: fields(every, 'people futureSignups expiresAt'),
  },
  PersonToErase: {
    way: (w, field) => `{ erasure(token: "${w.erasure}") { people { ${field} } } }`,
    fields: fields(every, 'id firstName lastName'),
  },
  RequestErasurePayload: {
    way: (w, field) => `mutation { requestErasure(volunteerIds: ["${w.relative}"]) { ${field} } }`,
    fields: fields(noHousehold, 'people'),
  },
  ConfirmErasurePayload: {
    way: (w, field) => `mutation { confirmErasure(token: "${w.erasure}") { ${field} } }`,
    fields: fields(every, 'erased'),
  },
  ErasePeoplePayload: {
    way: (w, field) => `mutation { erasePeople(input: { volunteerIds: ["${w.relative}"] }) { ${field} } }`,
    fields: fields(adminAlone, 'erased'),
  },
  ErasurePreview: {
    way: (w, field) => `{ previewErasure(volunteerIds: ["${w.relative}"]) { ${field} } }`,
    fields: fields(adminAlone, 'people futureSignups pastSignups mails logEntries mentions'),
  },
  ErasureMention: {
    way: (w, field) => `{ previewErasure(volunteerIds: ["${w.relative}"]) { mentions { ${field} } } }`,
    fields: fields(adminAlone, 'where text'),
  },
  PrivacyNotice: {
    way: (_w, field) => `{ privacyNotice { ${field} } }`,
    fields: fields(every, 'notice parts'),
  },
  PrivacyPart: {
    way: (_w, field) => `{ privacyNotice { parts { ${field} } } }`,
    fields: fields(every, 'what why keptFor'),
  },
  Retention: {
    way: (_w, field) => `{ retention { ${field} } }`,
    fields: fields(adminAlone, 'startsAt nextRunAt notice rules runs'),
  },
  RetentionRule: {
    way: (_w, field) => `{ retention { rules { ${field} } } }`,
    fields: fields(adminAlone, 'kind days default atLeast atMost changesAt previousDays wouldGo'),
  },
  RetentionRun: {
    way: (_w, field) => `{ retention { runs { ${field} } } }`,
    fields: fields(adminAlone, 'at counts'),
  },
  RetentionCount: {
    way: (_w, field) => `{ retention { runs { counts { ${field} } } } }`,
    fields: fields(adminAlone, 'kind count'),
  },
  SetRetentionPayload: {
    way: (_w, field) => `mutation { setRetention(input: {}) { ${field} } }`,
    fields: fields(adminAlone, 'retention'),
  },
  StartRetentionPayload: {
    way: (_w, field) => `mutation { startRetention { ${field} } }`,
    fields: fields(adminAlone, 'retention'),
  },
  MealVouchers: {
    way: (w, field) => `{ mealVouchers(eventId: "${w.event}") { ${field} } }`,
    fields: fields(staffAlone, 'vouchers days'),
  },
  MealVoucher: {
    way: (w, field) => `{ mealVoucher(code: "${w.voucher}") { ${field} } }`,
    fields: fields(
      staffAlone,
      'code address eventId eventName firstName lastName day number isToday usedAt used categoryIds',
    ),
  },
  MealVoucherDay: {
    way: (w, field) => `{ mealVouchers(eventId: "${w.event}") { days { ${field} } } }`,
    fields: fields(staffAlone, 'day printed used'),
  },
  RedeemVoucherPayload: {
    way: (w, field) =>
      `mutation { redeemVoucher(input: { id: "${w.redemption}", code: "${w.voucher}" }) { ${field} } }`,
    fields: fields(staffAlone, 'voucher'),
  },
  FillForecast: {
    way: (w, field) => `{ fillForecast(eventId: "${w.event}") { ${field} } }`,
    fields: fields(staffAlone, 'categoryId category filled required lastYear behindLastYear expected behindPace'),
  },
  AnswerSum: {
    way: (w, field) => `{ answerSums(eventId: "${w.event}") { ${field} } }`,
    fields: fields(staffAlone, 'questionId label kind role people sums text'),
  },
  AnswerCount: {
    way: (w, field) => `{ answerSums(eventId: "${w.event}") { sums { ${field} } } }`,
    fields: fields(staffAlone, 'value count'),
  },
  Answer: {
    way: (w, field) => `{ signup(id: "${w.signup}") { answers { ${field} } } }`,
    fields: fields(staffAlone, 'id signupId question questionId value answeredAt'),
  },
  GuardianConsent: {
    way: (w, field) => `{ signup(id: "${w.signup}") { consents { ${field} } } }`,
    fields: fields(staffAlone, 'id signupId guardianName wording givenAt'),
  },
  Shift: {
    way: (w, field) => `{ shifts(eventId: "${w.event}") { ${field} } }`,
    fields: {
      ...fields(
        every,
        `id eventId opportunityId date startTime endTime startsAt endsAt qtyRequired qtyRegistered heldCount stillRequired missing fillPercentage location effectiveLocation notes
         closed cancelledAt openSpots waitlistEnabled waitlistCount createdAt updatedAt event category opportunity viewerCan`,
      ),
      ...fields(staffAlone, 'version signups waitlist'),
    },
  },
  // By the link of the offer, which only its household has.
  WaitlistEntry: {
    way: (w, field) => `{ waitlistOffer(token: "${w.offer}") { ${field} } }`,
    fields: fields(
      every,
      `id createdAt updatedAt shift shiftId email phone peopleCount names alreadyIn fewerIsFine state held offeredAt answerBy endedAt placesTaken takesOver offerAddress`,
    ),
  },
  // By the link, which a person who cannot come shares; of the people it shows a first name.
  Replacement: {
    way: (w, field) => `{ replacement(token: "${w.replacementLink}") { ${field} } }`,
    fields: fields(
      every,
      `id createdAt updatedAt shift shiftId signup signupId asksOthers askedCount firstName message state waitlistFirst endedAt address token`,
    ),
  },
  ReplacementResult: {
    way: (w, field) => `mutation { askForReplacement(signupId: "${w.signup}") { ${field} } }`,
    fields: fields(['SIGNUP_NOT_FOUND', 'ok', 'SIGNUP_NOT_FOUND', 'ok', 'SIGNUP_NOT_FOUND', 'ok'], 'replacement'),
  },
  TakenReplacement: {
    way: (w, field) =>
      `mutation { takeReplacement(token: "${w.replacementLink}", input: { firstName: "New", lastName: "Person", email: "new.${w.unused}@example.org" }) { ${field} } }`,
    fields: fields(every, 'signup conflicts'),
  },
  WaitlistResult: {
    way: (w, field) => `mutation { declineOffer(token: "${w.offer}") { ${field} } }`,
    fields: fields(every, 'entry'),
  },
  TakenOffer: {
    way: (w, field) => `mutation { takeOffer(token: "${w.offer}") { ${field} } }`,
    fields: fields(every, 'signups'),
  },
  ViewerCan: {
    way: (w, field) => `{ event(id: "${w.event}") { viewerCan { ${field} } } }`,
    fields: fields(every, 'edit remove assign'),
  },
  Stats: {
    way: (_w, field) => `{ stats { ${field} } }`,
    fields: fields(every, 'events shifts openShifts volunteersNeeded volunteersRegistered uniqueVolunteers fillRate'),
  },
  // People are reached only through one's own signup, link or cookie; then every field of them is open.
  SignUpResult: {
    way: (w, field) => signUpOf(w, field),
    fields: fields(every, 'signup volunteer isBusy conflicts warnings'),
  },
  SignUpHouseholdResult: {
    way: (w, field) =>
      `mutation { signUpHousehold(input: { email: "new.${w.unused}@example.org", people: [{ firstName: "New", lastName: "Person" }], places: [{ shiftId: "${w.shift}", person: 0 }] }) { ${field} } }`,
    fields: fields(every, 'signups conflicts'),
  },
  MoveSignupResult: {
    way: (w, field) => `mutation { moveSignup(signupId: "${w.signup}", shiftId: "${w.shift}") { ${field} } }`,
    fields: fields(
      ['SIGNUP_NOT_FOUND', 'ok', 'SIGNUP_NOT_FOUND', 'ok', 'SIGNUP_NOT_FOUND', 'ok'],
      'signup previousShift isBusy conflicts warnings',
    ),
  },
  Signup: {
    way: (w, field) => signUpOf(w, `signup { ${field} }`),
    fields: {
      ...fields(
        every,
        'id status createdAt updatedAt cancelledAt unconfirmedSince leadEmail cancelTells shiftId shift volunteerId volunteer viewerCan calendarAddress ticket attendance',
      ),
      ...fields(staffAlone, 'overCapacity unnotified signedUpOn cancelledBy answers consents'),
    },
  },
  Attendance: {
    way: (w, field) => `{ household(token: "${w.link}") { volunteers { signups { attendance { ${field} } } } } }`,
    fields: fields(
      every,
      'state isLate arrivedAt leftAt contradicted cameAnyway sentAt minutes minutesFrom heads marks',
    ),
  },
  AttendanceMark: {
    way: (w, field) =>
      `{ household(token: "${w.link}") { volunteers { signups { attendance { marks { ${field} } } } } } }`,
    fields: fields(every, 'id kind at by uncertain'),
  },
  Volunteer: {
    way: (w, field) => signUpOf(w, `volunteer { ${field} }`),
    fields: {
      ...fields(every, 'id firstName lastName email phone erased updatedAt signups household'),
      mailFails: staffAlone,
    },
  },
  Household: {
    way: (w, field) => `{ household(token: "${w.link}") { ${field} } }`,
    fields: fields(every, 'email volunteers calendarAddress mayBeAsked mailSwitch'),
  },
  HouseholdLookup: {
    way: (w, field) => `mutation { lookUpHousehold(email: "${w.email}") { ${field} } }`,
    fields: fields(every, 'sent household'),
  },
  MergedVolunteers: {
    way: (w, field) =>
      `mutation { mergeVolunteers(sourceId: "${w.volunteer}", targetId: "${w.relative}") { ${field} } }`,
    fields: fields(
      ['VOLUNTEER_NOT_FOUND', 'ok', 'VOLUNTEER_NOT_FOUND', 'VOLUNTEER_NOT_FOUND', 'VOLUNTEER_NOT_FOUND', 'ok'],
      'volunteer removedId',
    ),
  },
  User: {
    way: (_w, field) => `{ viewer { ${field} } }`,
    fields: {
      ...fields(every, 'id firstName lastName email role'),
      ...fields(adminAlone, 'createdAt hasPassword hasSecondFactor categoryCount'),
      ...fields(staffAlone, 'categories phone'),
    },
  },
  // Who signs in has no session before; the fields are open to everyone who gets one.
  Session: {
    way: (_w, field) => `mutation { signIn(input: { email: "x@example.org", password: "wrong" }) { ${field} } }`,
    fields: fields(
      [
        'INVALID_CREDENTIALS',
        'INVALID_CREDENTIALS',
        'INVALID_CREDENTIALS',
        'INVALID_CREDENTIALS',
        'INVALID_CREDENTIALS',
        'INVALID_CREDENTIALS',
      ],
      'token expiresAt user',
    ),
  },
  ImageUpload: {
    way: (_w, field) => `mutation { createImageUpload(fileName: "x.png") { ${field} } }`,
    fields: fields(staffAlone, 'uploadURL'),
  },
  CoverImage: {
    way: (w, field) => `mutation { setCoverImage(kind: EVENT, id: "${w.event}", coverImageUrl: "") { ${field} } }`,
    fields: fields(adminAlone, 'id kind coverImageUrl'),
  },
  BeginOidcConnectionPayload: {
    way: (_w, field) => `mutation { beginOidcConnection { ${field} } }`,
    fields: fields(
      ['NOT_SIGNED_IN', 'NOT_SIGNED_IN', 'NOT_SIGNED_IN', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
      'address',
    ),
  },
  DisconnectOidcPayload: {
    way: (w, field) => `mutation { disconnectOidc(id: "${w.unused}") { ${field} } }`,
    fields: fields(
      [
        ...(['NOT_SIGNED_IN', 'NOT_SIGNED_IN', 'NOT_SIGNED_IN'] as const),
        ...(['CONNECTION_NOT_FOUND', 'CONNECTION_NOT_FOUND', 'CONNECTION_NOT_FOUND'] as const),
      ],
      'connections',
    ),
  },
  OpenSession: {
    way: (_w, field) => `{ sessions { ${field} } }`,
    fields: fields(staffAlone, 'id device network startedAt lastUsedAt isCurrent'),
  },
  EndSessionPayload: {
    way: (w, field) => `mutation { endSession(id: "${w.unused}") { ${field} } }`,
    fields: fields(staffGet('SESSION_NOT_FOUND'), 'sessions'),
  },
  SignInWays: {
    way: (_w, field) => `{ signInWays { ${field} } }`,
    fields: fields(every, 'passkeys provider passwordsAreForAdmins'),
  },
  Account: {
    way: (_w, field) => `{ me { ${field} } }`,
    fields: fields(staffAlone, 'email factors recoveryCodesLeft connections needsFactor offersPasskeys connectsTo'),
  },
  Factor: {
    way: (_w, field) => `{ me { factors { ${field} } } }`,
    fields: fields(staffAlone, 'id kind name createdAt lastUsedAt'),
  },
  Connection: {
    way: (_w, field) => `{ me { connections { ${field} } } }`,
    fields: fields(staffAlone, 'id name createdAt lastUsedAt'),
  },
  PasskeyOptions: {
    way: (_w, field) => `mutation { passkeySignInOptions { ${field} } }`,
    fields: fields(every, 'challenge options'),
  },
  NewTotp: {
    way: (_w, field) => `mutation { beginTotp { ${field} } }`,
    fields: fields(staffAlone, 'secret uri qr'),
  },
  AddFactorPayload: {
    way: (_w, field) => `mutation { addTotp(input: { code: "123456", name: "x" }) { ${field} } }`,
    fields: fields(staffGet('CHALLENGE_OVER'), 'factor recoveryCodes'),
  },
  RecoveryCodesPayload: {
    way: (_w, field) => `mutation { newRecoveryCodes { ${field} } }`,
    fields: fields(staffGet('FACTOR_NOT_FOUND'), 'recoveryCodes'),
  },
  RemoveFactorPayload: {
    way: (w, field) => `mutation { removeFactor(id: "${w.unused}") { ${field} } }`,
    fields: fields(staffGet('FACTOR_NOT_FOUND'), 'factors'),
  },
  StepUpPayload: {
    way: (_w, field) => `mutation { stepUp(input: { challenge: "none", totp: "1" }) { ${field} } }`,
    fields: fields(staffGet('CHALLENGE_OVER'), 'provenUntil'),
  },
  EndOtherSessionsPayload: {
    way: (_w, field) => `mutation { endOtherSessions { ${field} } }`,
    fields: fields(staffAlone, 'sessions'),
  },
  // Only for staff. Lists hold a lead's own categories; the test looks that another lead reads of nobody else's people
  // in them.
  ...connection('AuditEntry', 'auditLog', adminAlone),
  AuditEntry: {
    way: (_w, field) => `{ auditLog { nodes { ${field} } } }`,
    fields: fields(adminAlone, 'id happenedAt actorId actorName action recordType recordId eventId eventName summary'),
  },
  ...connection('Change', 'changes', staffAlone),
  Change: {
    way: (_w, field) => `{ changes { nodes { ${field === 'record' ? 'record { __typename }' : field} } } }`,
    fields: fields(staffAlone, 'cursor at kind type id mergedIntoId record'),
  },
  ...connection('HistoryEntry', (w) => `history(recordId: "${w.signup}")`, staffAlone),
  HistoryEntry: {
    way: (w, field) =>
      `{ history(recordId: "${w.signup}") { nodes { ${field === 'changes' ? 'changes { field }' : field} } } }`,
    fields: fields(staffAlone, 'position at kind recordId byStaff actorName volunteerName endedBy fields changes'),
  },
  HistoryChange: {
    way: (w, field) => `{ history(recordId: "${w.shift}") { nodes { changes { ${field} } } } }`,
    fields: fields(staffAlone, 'field before after'),
  },
  CancelledSignups: {
    way: (w, field) =>
      `mutation { cancelSignups(signupIds: ["${w.signup}"]) { ${field === 'refused' ? 'refused { id }' : field} } }`,
    fields: fields(itsLead('SIGNUP_NOT_FOUND'), 'cancelled refused'),
  },
  RefusedCancellation: {
    way: (w, field) => `mutation { cancelSignups(signupIds: ["${w.signup}", "none"]) { refused { ${field} } } }`,
    fields: fields(itsLead('SIGNUP_NOT_FOUND'), 'id name reason'),
  },
  MailGroup: {
    way: (_w, field) => `{ mailGroups(kind: CATEGORY) { ${field} } }`,
    fields: fields(staffAlone, 'kind id date name eventId eventName contactCount'),
  },
  MailContact: {
    way: (w, field) => `{ mailContacts(group: { kind: CATEGORY, id: "${w.category}" }) { ${field} } }`,
    fields: fields(itsLead('CATEGORY_NOT_FOUND'), 'name firstName email switchedOff sinceYesterday phones'),
  },
  // By the link in the household's mails, which opens nothing else.
  MailSwitch: {
    way: (w, field) => `{ mailSwitch(token: "${w.mailSwitch}") { ${field} } }`,
    fields: fields(every, 'on token'),
  },
  ApiKey: {
    way: (_w, field) => `{ apiKeys { ${field} } }`,
    fields: fields(
      adminAlone,
      'id name prefix scopes event eventId createdBy createdAt expiresAt revokedAt lastUsedAt',
    ),
  },
  CreateApiKeyPayload: {
    way: (_w, field) => `mutation { createApiKey(input: { name: "Timing", scopes: ["read:programme"] }) { ${field} } }`,
    fields: fields(adminAlone, 'apiKey token'),
  },
  RevokeApiKeyPayload: {
    way: (w, field) => `mutation { revokeApiKey(apiKeyId: "${w.apiKey}") { ${field} } }`,
    fields: fields(adminAlone, 'apiKey'),
  },
  Webhook: {
    way: (_w, field) => `{ webhooks { ${field} } }`,
    fields: fields(
      adminAlone,
      'id url kinds event eventId createdBy createdAt rotatingUntil switchedOffAt switchedOffBecause pausedUntil waiting lastTriedAt lastStatus lastFailure',
    ),
  },
  WebhookDelivery: {
    way: (w, field) => `{ webhookDeliveries(webhookId: "${w.webhook}") { nodes { ${field} } } }`,
    fields: fields(
      adminAlone,
      'id webhookId kind recordId createdAt isResent messageId body state tries dueAt triedAt tookMs status failure answer',
    ),
  },
  WebhookDeliveryConnection: {
    way: (w, field) => `{ webhookDeliveries(webhookId: "${w.webhook}") { ${field} } }`,
    fields: fields(adminAlone, 'nodes edges pageInfo totalCount'),
  },
  WebhookDeliveryEdge: {
    way: (w, field) => `{ webhookDeliveries(webhookId: "${w.webhook}") { edges { ${field} } } }`,
    fields: fields(adminAlone, 'node cursor'),
  },
  CreateWebhookPayload: {
    way: (_w, field) => `mutation { createWebhook(input: ${newWebhook}) { ${field} } }`,
    fields: fields(adminAlone, 'webhook secret'),
  },
  RotateWebhookSecretPayload: {
    way: (w, field) => `mutation { rotateWebhookSecret(webhookId: "${w.webhook}") { ${field} } }`,
    fields: fields(adminAlone, 'webhook secret'),
  },
  UpdateWebhookPayload: {
    way: (w, field) => `mutation { updateWebhook(webhookId: "${w.webhook}", input: { isOn: false }) { ${field} } }`,
    fields: fields(adminAlone, 'webhook'),
  },
  DeleteWebhookPayload: {
    way: (w, field) => `mutation { deleteWebhook(webhookId: "${w.webhook}") { ${field} } }`,
    fields: fields(adminAlone, 'webhook'),
  },
  SendTestWebhookPayload: {
    way: (w, field) => `mutation { sendTestWebhook(webhookId: "${w.webhook}") { ${field} } }`,
    fields: fields(adminAlone, 'delivery'),
  },
  ResendDeliveryPayload: {
    way: (w, field) => `mutation { resendDelivery(deliveryId: "${w.delivery}") { ${field} } }`,
    fields: fields(adminAlone, 'delivery'),
  },
  Feed: {
    way: (_w, field) => `{ feeds { ${field} } }`,
    fields: fields(
      staffAlone,
      'id kind event eventId category categoryId place lead leadId withPhones createdBy createdAt revokedAt lastUsedAt endsOn isOver',
    ),
  },
  CreateFeedPayload: {
    way: (w, field) => `mutation { createFeed(input: { kind: "SHIFTS", eventId: "${w.event}" }) { ${field} } }`,
    fields: fields(staffAlone, 'feed address'),
  },
  RevokeFeedPayload: {
    way: (w, field) => `mutation { revokeFeed(feedId: "${w.feed}") { ${field} } }`,
    fields: fields(itsLead('FEED_NOT_FOUND'), 'feed'),
  },
  CheckInLink: {
    way: (w, field) => `{ checkInLinks(eventId: "${w.event}") { ${field} } }`,
    fields: fields(
      staffAlone,
      'id event eventId category categoryId place day createdBy createdAt startsAt expiresAt withPhones canRedeem maxDevices revokedAt isOver devices',
    ),
  },
  CheckInDevice: {
    way: (w, field) => `{ checkInLinks(eventId: "${w.event}") { devices { ${field} } } }`,
    fields: fields(staffAlone, 'id linkId name joinedAt lastHeardAt revokedAt'),
  },
  CreateCheckInLinkPayload: {
    way: (w, field) =>
      `mutation { createCheckInLink(input: { eventId: "${w.event}", categoryId: "${w.category}", day: "${inDays(30)}" }) { ${field} } }`,
    fields: fields(itsLead('CATEGORY_NOT_FOUND'), 'link address'),
  },
  RevokeCheckInLinkPayload: {
    way: (w, field) => `mutation { revokeCheckInLink(linkId: "${w.checkInLink}") { ${field} } }`,
    fields: fields(itsLead('CHECK_IN_LINK_NOT_FOUND'), 'link'),
  },
  RevokeCheckInDevicePayload: {
    way: (w, field) => `mutation { revokeCheckInDevice(deviceId: "${w.checkInDevice}") { ${field} } }`,
    fields: fields(itsLead('CHECK_IN_LINK_NOT_FOUND'), 'device'),
  },
  BulkMail: {
    way: (w, field) => `{ bulkMail(id: "${w.bulkMail}") { ${field} } }`,
    fields: fields(
      itsLead('BULK_MAIL_NOT_FOUND'),
      'id subject text groupName senderName createdAt recipients waiting sent failed failures switchedOff',
    ),
  },
  MailFailure: {
    way: (w, field) => `{ bulkMail(id: "${w.bulkMail}") { failures { ${field} } } }`,
    fields: fields(itsLead('BULK_MAIL_NOT_FOUND'), 'id name email reason'),
  },
  ...connection('UndeliveredMail', 'undeliveredMails', staffAlone),
  UndeliveredMail: {
    way: (_w, field) => `{ undeliveredMails { nodes { ${field} } } }`,
    fields: fields(
      staffAlone,
      'id what subject name email reason serverText since toStaff canSendAgain people shifts viewerCan',
    ),
  },
  RecordMailEventPayload: {
    way: (w, field) =>
      `mutation { recordMailEvent(input: { messageId: "${w.sentMail}", kind: "delivered" }) { ${field} } }`,
    fields: fields(adminAlone, 'kind changed'),
  },
  UndeliveredPerson: {
    way: (_w, field) => `{ undeliveredMails { nodes { people { ${field} } } } }`,
    fields: fields(staffAlone, 'id name email phone'),
  },
  UndeliveredShift: {
    way: (_w, field) => `{ undeliveredMails { nodes { shifts { ${field} } } } }`,
    fields: fields(staffAlone, 'id opportunityName eventName date startTime endTime'),
  },
  EventBoard: {
    way: (w, field) => `{ eventBoard(eventId: "${w.event}") { ${field} } }`,
    fields: fields(staffAlone, 'event categories'),
  },
  AttendanceChange: {
    way: (w, field) => `subscription { attendanceChanged(eventId: "${w.event}") { ${field} } }`,
    fields: fields(staffAlone, 'position signupIds'),
  },
  RaceStart: {
    way: (w, field) => `{ raceStarts(eventId: "${w.event}") { ${field} } }`,
    fields: fields(
      staffAlone,
      'id event eventId name date time startsAt isOver clearedAt clearedBy clearedNote clearedOpen version createdAt updatedAt',
    ),
  },
  RaceStartPayload: {
    way: (w, field) => `mutation { withdrawClearance(startId: "${w.raceStart}") { ${field} } }`,
    fields: fields(adminAlone, 'start'),
  },
  Post: {
    way: (w, field) => `{ posts(eventId: "${w.event}") { ${field} } }`,
    fields: fields(
      staffAlone,
      'id event eventId category categoryId place startIds minimumStaff staffedByMinutes blocksStart mapUrl shiftCount version createdAt updatedAt',
    ),
  },
  PostPayload: {
    way: (w, field) => `mutation { updatePost(input: { postId: "${w.post}", minimumStaff: 2 }) { ${field} } }`,
    fields: fields(itsLead('POST_NOT_FOUND'), 'post'),
  },
  SuggestedPost: {
    way: (w, field) => `{ suggestedPosts(eventId: "${w.event}") { ${field} } }`,
    fields: fields(staffAlone, 'categoryId category place shifts'),
  },
  StartBoard: {
    way: (w, field) => `{ startBoard(startId: "${w.raceStart}") { ${field} } }`,
    fields: fields(staffAlone, 'serverNow start version clearedAt clearedBy clearedNote clearedOpen rows free'),
  },
  BoardStart: {
    way: (w, field) => `{ startBoard(startId: "${w.raceStart}") { start { ${field} } } }`,
    fields: fields(staffAlone, 'id eventId eventName timeZone name date time startsAt'),
  },
  StartBoardRow: {
    way: (w, field) => `{ startBoard(startId: "${w.raceStart}") { rows { ${field} } } }`,
    fields: fields(
      staffAlone,
      `post state silent isOwn here onTheWay expected contradicted noShow waiting missing manningBy lastHeardAt report
       shiftCount sendToShiftId`,
    ),
  },
  BoardPost: {
    way: (w, field) => `{ startBoard(startId: "${w.raceStart}") { rows { post { ${field} } } } }`,
    fields: fields(staffAlone, 'id version categoryId category place minimumStaff staffedByMinutes blocksStart mapUrl'),
  },
  BoardPerson: {
    way: (w, field) => `{ startBoard(startId: "${w.raceStart}") { rows { missing { ${field} } } } }`,
    fields: fields(
      staffAlone,
      'signupId signup shiftId firstName lastName phone state isLate startsAt contradicted sentAt',
    ),
  },
  PostReport: {
    way: (w, field) => `{ startBoard(startId: "${w.raceStart}") { rows { report { ${field} } } } }`,
    fields: fields(staffAlone, 'manned note by at'),
  },
  FreePerson: {
    way: (w, field) => `{ startBoard(startId: "${w.raceStart}") { free { ${field} } } }`,
    fields: fields(staffAlone, 'signupId signup firstName lastName phone categoryId category place reason notFor'),
  },
  ReportPostPayload: {
    way: (w, field) =>
      `mutation { reportPost(input: { postId: "${w.post}", startId: "${w.raceStart}", manned: true }) { ${field} } }`,
    fields: fields(itsLead('POST_NOT_FOUND'), 'row'),
  },
  SendOnPayload: {
    way: (w, field) => `mutation { sendOn(signupId: "${w.signup}", shiftId: "${w.freeShift}") { ${field} } }`,
    fields: fields(itsStaff('CHANGED_MEANWHILE', 'SIGNUP_NOT_FOUND'), 'left signup'),
  },
  CheckInDays: {
    way: (_w, field) => `{ checkInDays { ${field} } }`,
    fields: fields(staffAlone, 'serverNow days'),
  },
  CheckInDay: {
    way: (_w, field) => `{ checkInDays { days { ${field} } } }`,
    fields: fields(staffAlone, 'eventId eventName timeZone day isToday isTomorrow posts'),
  },
  CheckInPost: {
    way: (_w, field) => `{ checkInDays { days { posts { ${field} } } } }`,
    fields: fields(staffAlone, 'categoryId categoryName place startsAt endsAt people here'),
  },
  CheckInList: {
    way: (w, field) => `{ checkInList(eventId: "${w.event}", day: "2027-05-01") { ${field} } }`,
    fields: fields(staffAlone, 'serverNow event categoryId categoryName place day shifts people'),
  },
  CheckInEvent: {
    way: (w, field) => `{ checkInList(eventId: "${w.event}", day: "2027-05-01") { event { ${field} } } }`,
    fields: fields(staffAlone, 'id name timeZone'),
  },
  CheckInShift: {
    way: (w, field) => `{ checkInList(eventId: "${w.event}", day: "2027-05-01") { shifts { ${field} } } }`,
    fields: fields(
      staffAlone,
      'id opportunityTitle categoryName place date startTime endTime startsAt endsAt calledOff',
    ),
  },
  RecordAttendancePayload: {
    way: (w, field) => `mutation { recordAttendance(input: { marks: [${aMark(w)}] }) { ${field} } }`,
    fields: fields(staffAlone, 'serverNow results signups'),
  },
  RestoreSignupPayload: {
    way: (w, field) => `mutation { restoreSignup(signupId: "${w.signup}") { ${field} } }`,
    fields: fields(itsLead('SIGNUP_NOT_FOUND'), 'signup'),
  },
  SettleAttendancePayload: {
    way: (w, field) => `mutation { settleAttendance(shiftId: "${w.begunShift}", others: CAME) { ${field} } }`,
    fields: fields(itsLead('SHIFT_NOT_FOUND'), 'shift'),
  },
  MarkResult: {
    way: (w, field) => `mutation { recordAttendance(input: { marks: [${aMark(w)}] }) { results { ${field} } } }`,
    fields: fields(staffAlone, 'id result code message signupId'),
  },
  CheckInPerson: {
    way: (w, field) => `{ checkInList(eventId: "${w.event}", day: "2027-05-01") { people { ${field} } } }`,
    fields: fields(
      staffAlone,
      'signupId shiftId firstName lastName phone ticket state arrivedAt leftAt contradicted heads marks',
    ),
  },
  CheckInMark: {
    way: (w, field) => `{ checkInList(eventId: "${w.event}", day: "2027-05-01") { people { marks { ${field} } } } }`,
    fields: fields(staffAlone, 'id kind at uncertain by deviceId sequence seen undoes'),
  },
  Report: {
    way: (w, field) => `{ report(eventId: "${w.event}") { ${field} } }`,
    fields: fields(staffAlone, 'event days summary categories shifts signupsOverTime'),
  },
  ReportSummary: {
    way: (w, field) => `{ report(eventId: "${w.event}") { summary { ${field} } } }`,
    fields: fields(
      staffAlone,
      'totalShifts calledOffShifts qtyRequired qtyRegistered qtyFilled stillRequired missing fullyStaffedShifts fillPercentage',
    ),
  },
  SignupsOfDay: {
    way: (w, field) => `{ report(eventId: "${w.event}") { signupsOverTime { ${field} } } }`,
    fields: fields(staffAlone, 'date signups total'),
  },
  Needs: {
    way: (_w, field) => `{ needs { ${field} } }`,
    fields: fields(staffAlone, 'missing shiftCount shifts byTime'),
  },
  NeedsAtTime: {
    way: (_w, field) => `{ needs { byTime { ${field} } } }`,
    fields: fields(staffAlone, 'time missing shiftCount eventId shifts'),
  },
  SignupTable: {
    way: (_w, field) => `{ signupTable { ${field} } }`,
    fields: fields(staffAlone, 'rows matching total active calledOff cancelled uniqueVolunteers totalShifts'),
  },
  ...connection('Volunteer', 'volunteers', staffAlone),
  ...connection(
    'VolunteerForShift',
    (w) => `volunteersForShift(shiftId: "${w.shift}")`,
    itsStaff('ok', 'SHIFT_NOT_FOUND'),
  ),
  VolunteerForShift: {
    way: (w, field) => `{ volunteersForShift(shiftId: "${w.shift}") { nodes { ${field} } } }`,
    fields: fields(itsStaff('ok', 'SHIFT_NOT_FOUND'), 'volunteer isInShift isBusy overlaps helpedLastYear'),
  },
  OverlappingShift: {
    way: (w, field) => `{ volunteersForShift(shiftId: "${w.shift}") { nodes { overlaps { ${field} } } } }`,
    fields: fields(itsStaff('ok', 'SHIFT_NOT_FOUND'), 'id opportunityName date startTime endTime'),
  },
  ...connection('Signup', 'signups', staffAlone),
  ...connection('Replacement', 'replacements', staffAlone),
  Candidate: {
    way: (w, field) => `{ candidates(shiftId: "${w.shift}") { ${field} } }`,
    fields: fields(
      itsStaff('ok', 'SHIFT_NOT_FOUND'),
      'id firstName lastName askedAt heldBefore came missed asked volunteer',
    ),
  },
  AskedNote: {
    way: (w, field) => `{ candidates(shiftId: "${w.freeShift}") { asked { ${field} } } }`,
    fields: fields(itsStaff('ok', 'SHIFT_NOT_FOUND'), 'answer at by'),
  },
  NoteAskedPayload: {
    way: (w, field) =>
      `mutation { noteAsked(shiftId: "${w.freeShift}", volunteerId: "${w.candidate}", answer: LATER) { ${field} } }`,
    fields: fields(itsStaff('ok', 'SHIFT_NOT_FOUND'), 'candidate'),
  },
  ...connection('BulkMail', 'bulkMails', staffAlone),
  // Reached only through a list.
  PageInfo: {
    way: (_w, field) => `{ signups { pageInfo { ${field} } } }`,
    fields: fields(staffAlone, 'hasNextPage hasPreviousPage startCursor endCursor'),
  },
  ShiftChangePreview: {
    way: (w, field) => `{ previewShiftChange(id: "${w.shift}", startTime: "08:00") { ${field} } }`,
    fields: fields(itsLead('SHIFT_NOT_FOUND'), 'activeSignups newOverlaps busyPeople warnings'),
  },
  NewOverlap: {
    way: (w, field) => `{ previewShiftChange(id: "${w.shift}", startTime: "08:00") { newOverlaps { ${field} } } }`,
    fields: fields(itsLead('SHIFT_NOT_FOUND'), 'firstName lastName opportunityName date startTime endTime'),
  },
  BusyPerson: {
    way: (w, field) => `{ previewShiftChange(id: "${w.shift}", startTime: "08:00") { busyPeople { ${field} } } }`,
    fields: fields(itsLead('SHIFT_NOT_FOUND'), 'firstName lastName'),
  },
  PlanChangePreview: {
    way: (w, field) => `{ previewPlanChange(input: ${planOf(w)}) { ${field} } }`,
    fields: fields(itsLead('SHIFT_NOT_FOUND'), 'version shifts starts posts people here overlaps'),
  },
  PlannedShift: {
    way: (w, field) => `{ previewPlanChange(input: ${planOf(w)}) { shifts { ${field} } } }`,
    fields: fields(itsLead('SHIFT_NOT_FOUND'), 'shift date startTime endTime location qtyRequired cancelled warnings'),
  },
  PlannedStart: {
    way: (w, field) => `{ previewPlanChange(input: ${planOf(w)}) { starts { ${field} } } }`,
    fields: fields(itsLead('SHIFT_NOT_FOUND'), 'startId name fromDate fromTime date time warnings'),
  },
  PlannedPost: {
    way: (w, field) => `{ previewPlanChange(input: ${planOf(w)}) { posts { ${field} } } }`,
    fields: fields(itsLead('SHIFT_NOT_FOUND'), 'postId category fromPlace place warnings'),
  },
  PlanOverlap: {
    way: (w, field) => `{ previewPlanChange(input: ${planOf(w)}) { overlaps { ${field} } } }`,
    fields: fields(
      itsLead('SHIFT_NOT_FOUND'),
      'volunteerId firstName lastName shiftId opportunityName date startTime endTime otherOpportunityName otherDate otherStartTime otherEndTime',
    ),
  },
  PlanChange: {
    way: (w, field) => `{ planChanges(eventId: "${w.event}") { ${field} } }`,
    fields: fields(staffAlone, 'id appliedAt appliedBy shiftCount peopleCount message undoneAt undoable'),
  },
  SavedPlanChange: {
    way: (w, field) => `mutation { savePlanChange(input: ${planOf(w)}, name: "Plan B") { ${field} } }`,
    fields: fields(itsLead('SHIFT_NOT_FOUND'), 'preparedPlanChange'),
  },
  PreparedPlanChange: {
    way: (w, field) =>
      `mutation { savePlanChange(input: ${planOf(w)}, name: "Plan B") { preparedPlanChange { ${field} } } }`,
    fields: fields(
      itsLead('SHIFT_NOT_FOUND'),
      'id name savedAt savedBy inForce shiftCount moveMinutes moveDays location qtyRequired cancel moveStarts message',
    ),
  },
  DeletedPlanChange: {
    way: (w, field) => `mutation { deletePreparedPlanChange(id: "${w.unused}") { ${field} } }`,
    fields: fields(itsStaff('PLAN_CHANGE_NOT_FOUND', 'PLAN_CHANGE_NOT_FOUND'), 'id'),
  },
  AppliedPlanChange: {
    way: (w, field) => `mutation { applyPlanChange(input: ${planOf(w)}, version: "older") { ${field} } }`,
    fields: fields(itsStaff('CHANGED_MEANWHILE', 'SHIFT_NOT_FOUND'), 'planChange shifts'),
  },
  UndonePlanChange: {
    way: (w, field) => `mutation { undoPlanChange(planChangeId: "${w.unused}") { ${field} } }`,
    fields: fields(
      itsStaff('PLAN_CHANGE_NOT_FOUND', 'PLAN_CHANGE_NOT_FOUND'),
      'shifts unchanged unchangedStarts unchangedPosts',
    ),
  },
  UnchangedShift: {
    way: (w, field) => `mutation { undoPlanChange(planChangeId: "${w.unused}") { unchanged { ${field} } } }`,
    fields: fields(itsStaff('PLAN_CHANGE_NOT_FOUND', 'PLAN_CHANGE_NOT_FOUND'), 'shift reason'),
  },
  ConfirmedSignup: {
    way: (w, field) => `mutation { confirmSignup(signupId: "${w.signup}") { ${field} } }`,
    fields: fields(['SIGNUP_NOT_FOUND', 'ok', 'SIGNUP_NOT_FOUND', 'ok', 'SIGNUP_NOT_FOUND', 'ok'], 'signup'),
  },
  RemovalPreview: {
    way: (w, field) => `{ previewRemoval(categoryId: "${w.category}") { ${field} } }`,
    fields: fields(itsLead('CATEGORY_NOT_FOUND'), 'opportunities shifts signups people'),
  },
  WaitingAction: {
    way: (w, field) => `mutation { deleteLater(shiftId: "${w.shift}") { ${field} } }`,
    fields: fields(itsLead('SHIFT_NOT_FOUND'), 'id seconds'),
  },
  ActionOutcome: {
    way: (w, field) => `{ actionOutcome(id: "${w.unused}") { ${field} } }`,
    fields: fields(staffAlone, 'state reason'),
  },
  WaitingCancellation: {
    way: (w, field) => `mutation { cancelSignupsLater(signupIds: ["${w.signup}"]) { ${field} } }`,
    fields: fields(itsLead('SIGNUP_NOT_FOUND'), 'action signupIds refused'),
  },
  MergePreview: {
    way: (w, field) => `{ previewMerge(sourceId: "${w.volunteer}", targetId: "${w.relative}") { ${field} } }`,
    fields: fields(itsHousehold, 'source target isOneAddress phone moved doubled waiting othersStay mails'),
  },
  PersonToMerge: {
    way: (w, field) =>
      `{ previewMerge(sourceId: "${w.volunteer}", targetId: "${w.relative}") { source { ${field} } } }`,
    fields: fields(itsHousehold, 'id firstName lastName email phone'),
  },
  DoubledPlace: {
    way: (w, field) =>
      `{ previewMerge(sourceId: "${w.volunteer}", targetId: "${w.relative}") { doubled { ${field} } } }`,
    fields: fields(itsHousehold, 'signupId opportunityName eventName date startTime endTime answers'),
  },
  AnswerOfBoth: {
    way: (w, field) =>
      `{ previewMerge(sourceId: "${w.volunteer}", targetId: "${w.relative}") { doubled { answers { ${field} } } } }`,
    fields: fields(itsHousehold, 'question ofSource ofTarget keepsSource'),
  },
  EventStateChange: {
    way: (w, field) => `mutation { publishEvent(eventId: "${w.event}") { ${field} } }`,
    fields: fields(adminAlone, 'event'),
  },
  DuplicatedEvent: {
    way: (w, field) =>
      `mutation { duplicateEvent(eventId: "${w.event}", input: { slug: "copy-${w.unused}" }) { ${field} } }`,
    fields: fields(adminAlone, 'event categoriesCreated opportunitiesCreated shiftsCreated'),
  },
  SavedOpportunity: {
    way: (w, field) =>
      `mutation { updateOpportunity(id: "${w.opportunity}", input: { name: "Starter" }) { ${field} } }`,
    fields: fields(itsLead('OPPORTUNITY_NOT_FOUND'), 'opportunity'),
  },
  Removal: {
    way: (w, field) => `mutation { deleteShift(id: "${w.shift}") { ${field} } }`,
    fields: fields(itsLead('SHIFT_NOT_FOUND'), 'id opportunities shifts signups people'),
  },
  SavedShift: {
    way: (w, field) => `mutation { updateShift(id: "${w.shift}", input: { qtyRequired: 12 }) { ${field} } }`,
    fields: fields(itsLead('SHIFT_NOT_FOUND'), 'shift warnings'),
  },
  SavedShifts: {
    way: (w, field) => `mutation { createShifts(shifts: [${newShift(w)}]) { ${field} } }`,
    fields: fields(itsLead('OPPORTUNITY_NOT_FOUND'), 'shifts warnings'),
  },
  Assignment: {
    way: (w, field) => `mutation { ${assignment(w)} { ${field} } }`,
    fields: fields(itsLead('SHIFT_NOT_FOUND'), 'signup isBusy conflicts warnings'),
  },
};
