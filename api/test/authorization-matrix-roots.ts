import { inDays } from './given.js';
import { assignment, newPerson, newShift } from './authorization-documents.js';
import {
  adminAlone,
  itsHousehold,
  itsLead,
  itsStaff,
  newWebhook,
  planOf,
  staffAlone,
  staffGet,
  whoPrepared,
  type RootRow,
  type Row,
} from './authorization-row.js';

/* Longer than most files: it is one table. */

const asks = (answers: Row<string>, document: RootRow['document']): RootRow => ({ answers, document });
const anyone = (document: RootRow['document'], answer = 'ok'): RootRow =>
  asks([answer, answer, answer, answer, answer, answer], document);

/** GraphQL's root fields: `Query.name`, `Mutation.name` and `Subscription.name`. */
export const rootMatrix: Record<string, RootRow> = {
  'Query.events': anyone(() => '{ events { id } }'),
  'Query.event': anyone((w) => `{ event(id: "${w.event}") { id } }`),
  'Query.category': anyone((w) => `{ category(id: "${w.category}") { id } }`),
  'Query.question': anyone((w) => `{ question(id: "${w.question}") { id } }`),
  'Query.questions': anyone((w) => `{ questions(eventId: "${w.event}") { id } }`),
  'Query.opportunity': anyone((w) => `{ opportunity(id: "${w.opportunity}") { id } }`),
  'Query.shift': anyone((w) => `{ shift(id: "${w.shift}") { id } }`),
  'Query.categories': anyone((w) => `{ categories(eventId: "${w.event}") { id } }`),
  'Query.opportunities': anyone((w) => `{ opportunities(eventId: "${w.event}") { id } }`),
  'Query.shifts': anyone((w) => `{ shifts(eventId: "${w.event}") { id } }`),
  'Query.stats': anyone(() => '{ stats { shifts } }'),
  'Subscription.eventChanged': anyone((w) => `subscription { eventChanged(eventId: "${w.event}") { position } }`),
  'Query.viewer': anyone(() => '{ viewer { id } }'),
  'Query.demoUsers': anyone(() => '{ demoUsers { id } }'),
  'Query.signInLinkEmail': anyone(() => '{ signInLinkEmail(token: "none") }'),
  'Query.setUpLinkEmail': anyone(() => '{ setUpLinkEmail(token: "none") }'),
  'Query.household': anyone((w) => `{ household(token: "${w.link}") { email } }`),
  'Query.myHousehold': anyone(() => '{ myHousehold { email } }'),
  'Mutation.signUp': anyone(
    (w) =>
      `mutation { signUp(input: { firstName: "New", lastName: "Person", email: "new.${w.unused}@example.org", shiftId: "${w.shift}" }) { signup { id } } }`,
  ),
  'Mutation.signUpHousehold': anyone(
    (w) =>
      `mutation { signUpHousehold(input: { email: "new.${w.unused}@example.org", people: [{ firstName: "New", lastName: "Person" }], places: [{ shiftId: "${w.shift}", person: 0 }] }) { signups { id } } }`,
  ),
  'Mutation.correctSignupEmail': asks(
    ['SIGNUP_NOT_FOUND', 'ok', 'SIGNUP_NOT_FOUND', 'SIGNUP_NOT_FOUND', 'SIGNUP_NOT_FOUND', 'SIGNUP_NOT_FOUND'],
    (w) =>
      `mutation { correctSignupEmail(signupId: "${w.signup}", email: "new.${w.unused}@example.org") { signup { id } } }`,
  ),
  'Mutation.cancelSignup': asks(
    ['SIGNUP_NOT_FOUND', 'ok', 'SIGNUP_NOT_FOUND', 'ok', 'SIGNUP_NOT_FOUND', 'ok'],
    (w) => `mutation { cancelSignup(signupId: "${w.signup}") { id } }`,
  ),
  'Mutation.confirmSignup': asks(
    ['SIGNUP_NOT_FOUND', 'ok', 'SIGNUP_NOT_FOUND', 'ok', 'SIGNUP_NOT_FOUND', 'ok'],
    (w) => `mutation { confirmSignup(signupId: "${w.signup}") { signup { id } } }`,
  ),
  'Mutation.moveSignup': asks(
    ['SIGNUP_NOT_FOUND', 'ok', 'SIGNUP_NOT_FOUND', 'ok', 'SIGNUP_NOT_FOUND', 'ok'],
    (w) => `mutation { moveSignup(signupId: "${w.signup}", shiftId: "${w.shift}") { signup { id } } }`,
  ),
  'Mutation.askForReplacement': asks(
    ['SIGNUP_NOT_FOUND', 'ok', 'SIGNUP_NOT_FOUND', 'ok', 'SIGNUP_NOT_FOUND', 'ok'],
    (w) => `mutation { askForReplacement(signupId: "${w.signup}") { replacement { id } } }`,
  ),
  'Mutation.withdrawReplacement': asks(
    ['SIGNUP_NOT_FOUND', 'ok', 'SIGNUP_NOT_FOUND', 'ok', 'SIGNUP_NOT_FOUND', 'ok'],
    (w) => `mutation { withdrawReplacement(signupId: "${w.signup}") { replacement { id } } }`,
  ),
  'Query.replacements': asks(staffAlone, () => '{ replacements { nodes { id signup { volunteer { email } } } } }'),
  'Query.candidates': asks(
    itsStaff('ok', 'SHIFT_NOT_FOUND'),
    (w) => `{ candidates(shiftId: "${w.shift}") { id volunteer { email } } }`,
  ),
  'Mutation.noteAsked': asks(
    itsStaff('ok', 'SHIFT_NOT_FOUND'),
    (w) =>
      `mutation { noteAsked(shiftId: "${w.freeShift}", volunteerId: "${w.candidate}", answer: LATER) { candidate { id volunteer { email } } } }`,
  ),
  'Mutation.setMayBeAsked': asks(
    ['VOLUNTEER_NOT_FOUND', 'ok', 'ok', 'VOLUNTEER_NOT_FOUND', 'VOLUNTEER_NOT_FOUND', 'VOLUNTEER_NOT_FOUND'],
    () => 'mutation { setMayBeAsked(mayBeAsked: false) }',
  ),
  'Query.myReplacements': anyone(() => '{ myReplacements { id } }'),
  'Query.replacement': anyone((w) => `{ replacement(token: "${w.replacementLink}") { id } }`),
  'Mutation.takeReplacement': anyone(
    (w) =>
      `mutation { takeReplacement(token: "${w.replacementLink}", input: { firstName: "New", lastName: "Person", email: "new.${w.unused}@example.org" }) { signup { id } } }`,
  ),
  'Query.mailSwitch': anyone((w) => `{ mailSwitch(token: "${w.mailSwitch}") { on } }`),
  'Mutation.switchMails': anyone((w) => `mutation { switchMails(token: "${w.mailSwitch}", on: false) { on } }`),
  'Query.myWaitlist': anyone(() => '{ myWaitlist { id } }'),
  'Query.waitlistOffer': anyone((w) => `{ waitlistOffer(token: "${w.offer}") { id } }`),
  'Mutation.joinWaitlist': anyone(
    (w) =>
      `mutation { joinWaitlist(input: { shiftId: "${w.waitedFor}", email: "wait.${w.unused}@example.org", people: [{ firstName: "New", lastName: "Person" }] }) { entry { id } } }`,
  ),
  'Mutation.leaveWaitlist': asks(
    [
      ...(['WAITLIST_ENTRY_NOT_FOUND', 'ok', 'WAITLIST_ENTRY_NOT_FOUND'] as const),
      ...(['WAITLIST_ENTRY_NOT_FOUND', 'WAITLIST_ENTRY_NOT_FOUND', 'WAITLIST_ENTRY_NOT_FOUND'] as const),
    ],
    (w) => `mutation { leaveWaitlist(entryId: "${w.entry}") { entry { id } } }`,
  ),
  'Mutation.takeOffer': anyone((w) => `mutation { takeOffer(token: "${w.offer}") { signups { id } } }`),
  'Mutation.declineOffer': anyone((w) => `mutation { declineOffer(token: "${w.offer}") { entry { id } } }`),
  'Mutation.offerPlace': asks(
    itsStaff('ok', 'WAITLIST_ENTRY_NOT_FOUND'),
    (w) => `mutation { offerPlace(entryId: "${w.entry}") { entry { id } } }`,
  ),
  'Mutation.removeFromWaitlist': asks(
    itsStaff('ok', 'WAITLIST_ENTRY_NOT_FOUND'),
    (w) => `mutation { removeFromWaitlist(entryId: "${w.entry}") { entry { id } } }`,
  ),
  'Mutation.cancelSignupByLink': anyone(
    (w) => `mutation { cancelSignupByLink(token: "${w.link}", signupId: "${w.signup}") { id } }`,
  ),
  'Mutation.lookUpHousehold': anyone((w) => `mutation { lookUpHousehold(email: "${w.email}") { sent } }`),
  'Mutation.renameVolunteer': asks(
    itsHousehold,
    (w) => `mutation { renameVolunteer(volunteerId: "${w.volunteer}", firstName: "Other", lastName: "Name") { id } }`,
  ),
  'Mutation.mergeVolunteers': asks(
    itsHousehold,
    (w) => `mutation { mergeVolunteers(sourceId: "${w.volunteer}", targetId: "${w.relative}") { removedId } }`,
  ),
  'Mutation.replaceHouseholdLink': anyone((w) => `mutation { replaceHouseholdLink(token: "${w.link}") }`),
  'Mutation.signIn': anyone(
    () => 'mutation { signIn(input: { email: "x@example.org", password: "wrong" }) { token } }',
    'INVALID_CREDENTIALS',
  ),
  'Mutation.signOut': anyone(() => 'mutation { signOut }'),
  'Mutation.devSignIn': anyone((w) => `mutation { devSignIn(userId: "${w.unused}") { token } }`, 'NOT_FOUND'),
  'Mutation.setPassword': anyone(
    () => 'mutation { setPassword(input: { token: "none", password: "a long password" }) { token } }',
    'LINK_NOT_FOUND',
  ),
  'Mutation.setUpFirstAdmin': anyone(
    () =>
      'mutation { setUpFirstAdmin(input: { token: "none", firstName: "A", lastName: "B", email: "a@example.org", password: "a long password" }) { token } }',
    'LINK_NOT_FOUND',
  ),
  'Mutation.requestMagicLink': anyone(() => 'mutation { requestMagicLink(email: "x@example.org") }'),
  'Mutation.requestPasswordReset': anyone(() => 'mutation { requestPasswordReset(email: "x@example.org") }'),
  'Mutation.verifyMagicLink': anyone(() => 'mutation { verifyMagicLink(token: "none") { token } }', 'LINK_NOT_FOUND'),
  'Mutation.createImageUpload': asks(
    staffAlone,
    () => 'mutation { createImageUpload(fileName: "x.png") { uploadURL } }',
  ),
  'Mutation.setCoverImage': asks(
    adminAlone,
    (w) => `mutation { setCoverImage(kind: EVENT, id: "${w.event}", coverImageUrl: "") { id } }`,
  ),
  // Events
  'Query.managedEvents': asks(staffAlone, () => '{ managedEvents { id } }'),
  'Query.myEvents': asks(staffAlone, () => '{ myEvents { id } }'),
  'Query.eventBoard': asks(
    staffAlone,
    (w) =>
      `{ eventBoard(eventId: "${w.event}") { categories { opportunities { shifts { signups { id volunteer { email } } } } } } }`,
  ),
  'Subscription.attendanceChanged': asks(
    staffAlone,
    (w) => `subscription { attendanceChanged(eventId: "${w.event}") { position } }`,
  ),
  'Query.raceStarts': asks(staffAlone, (w) => `{ raceStarts(eventId: "${w.event}") { id } }`),
  'Query.posts': asks(staffAlone, (w) => `{ posts(eventId: "${w.event}") { id } }`),
  'Query.suggestedPosts': asks(staffAlone, (w) => `{ suggestedPosts(eventId: "${w.event}") { category } }`),
  'Query.startBoard': asks(staffAlone, (w) => `{ startBoard(startId: "${w.raceStart}") { version } }`),
  'Mutation.createRaceStart': asks(
    adminAlone,
    (w) =>
      `mutation { createRaceStart(input: { eventId: "${w.event}", name: "Women", date: "${inDays(30)}", time: "11:00" }) { start { id } } }`,
  ),
  'Mutation.updateRaceStart': asks(
    adminAlone,
    (w) => `mutation { updateRaceStart(input: { startId: "${w.raceStart}", time: "11:00" }) { start { id } } }`,
  ),
  'Mutation.deleteRaceStart': asks(
    adminAlone,
    (w) => `mutation { deleteRaceStart(startId: "${w.raceStart}") { start { id } } }`,
  ),
  'Mutation.createPost': asks(
    itsLead('CATEGORY_NOT_FOUND'),
    (w) =>
      `mutation { createPost(input: { eventId: "${w.event}", categoryId: "${w.category}", place: "Hut", minimumStaff: 1 }) { post { id } } }`,
  ),
  'Mutation.updatePost': asks(
    itsLead('POST_NOT_FOUND'),
    (w) => `mutation { updatePost(input: { postId: "${w.post}", minimumStaff: 2 }) { post { id } } }`,
  ),
  'Mutation.deletePost': asks(
    itsLead('POST_NOT_FOUND'),
    (w) => `mutation { deletePost(postId: "${w.post}") { post { id } } }`,
  ),
  'Mutation.reportPost': asks(
    itsLead('POST_NOT_FOUND'),
    (w) =>
      `mutation { reportPost(input: { postId: "${w.post}", startId: "${w.raceStart}", manned: true }) { row { state } } }`,
  ),
  // A board that nobody looked at.
  'Mutation.clearStart': asks(
    ['NOT_SIGNED_IN', 'NOT_SIGNED_IN', 'NOT_SIGNED_IN', 'FORBIDDEN', 'FORBIDDEN', 'CHANGED_MEANWHILE'],
    (w) => `mutation { clearStart(input: { startId: "${w.raceStart}", version: "none" }) { start { id } } }`,
  ),
  'Mutation.withdrawClearance': asks(
    adminAlone,
    (w) => `mutation { withdrawClearance(startId: "${w.raceStart}") { start { id } } }`,
  ),
  // Nobody is here.
  'Mutation.sendOn': asks(
    itsStaff('CHANGED_MEANWHILE', 'SIGNUP_NOT_FOUND'),
    (w) => `mutation { sendOn(signupId: "${w.signup}", shiftId: "${w.freeShift}") { signup { id } } }`,
  ),
  'Query.checkInDays': asks(staffAlone, () => '{ checkInDays { serverNow } }'),
  'Query.checkInList': asks(
    itsLead('CATEGORY_NOT_FOUND'),
    (w) =>
      `{ checkInList(eventId: "${w.event}", categoryId: "${w.category}", day: "${inDays(30)}") { people { lastName } } }`,
  ),
  'Mutation.recordAttendance': asks(staffAlone, () => 'mutation { recordAttendance(input: {}) { serverNow } }'),
  'Mutation.settleAttendance': asks(
    itsLead('SHIFT_NOT_FOUND'),
    (w) => `mutation { settleAttendance(shiftId: "${w.begunShift}", others: CAME) { shift { id } } }`,
  ),
  'Mutation.restoreSignup': asks(
    itsLead('SIGNUP_NOT_FOUND'),
    (w) => `mutation { restoreSignup(signupId: "${w.signup}") { signup { id } } }`,
  ),
  'Mutation.createEvent': asks(
    adminAlone,
    (w) =>
      `mutation { createEvent(input: { name: "Spring Run", slug: "spring-${w.unused}", startDate: "2027-05-01", endDate: "2027-05-02" }) { id } }`,
  ),
  'Mutation.updateEvent': asks(
    adminAlone,
    (w) => `mutation { updateEvent(eventId: "${w.event}", input: { name: "Renamed" }) { id } }`,
  ),
  'Mutation.deleteEvent': asks(adminAlone, (w) => `mutation { deleteEvent(eventId: "${w.event}") }`),
  'Mutation.publishEvent': asks(adminAlone, (w) => `mutation { publishEvent(eventId: "${w.event}") { event { id } } }`),
  'Mutation.unpublishEvent': asks(
    adminAlone,
    (w) => `mutation { unpublishEvent(eventId: "${w.event}", confirmed: true) { event { id } } }`,
  ),
  'Mutation.cancelEvent': asks(adminAlone, (w) => `mutation { cancelEvent(eventId: "${w.event}") { event { id } } }`),
  'Mutation.duplicateEvent': asks(
    adminAlone,
    (w) => `mutation { duplicateEvent(eventId: "${w.event}", input: { slug: "copy-${w.unused}" }) { event { id } } }`,
  ),
  // Categories and who leads them
  'Query.myCategories': asks(staffAlone, () => '{ myCategories { id } }'),
  'Mutation.createCategory': asks(
    adminAlone,
    (w) => `mutation { createCategory(input: { eventId: "${w.event}", name: "Parking" }) { id } }`,
  ),
  'Mutation.updateCategory': asks(
    adminAlone,
    (w) => `mutation { updateCategory(categoryId: "${w.category}", input: { name: "Clocks" }) { id } }`,
  ),
  'Mutation.deleteCategory': asks(adminAlone, (w) => `mutation { deleteCategory(id: "${w.category}") { id } }`),
  'Query.leads': asks(adminAlone, () => '{ leads { id } }'),
  'Mutation.createLead': asks(
    adminAlone,
    (w) => `mutation { createLead(input: { ${newPerson(w)}, categoryIds: ["${w.category}"] }) { id } }`,
  ),
  'Mutation.updateLead': asks(
    adminAlone,
    (w) =>
      `mutation { updateLead(leadId: "${w.spareUser}", input: { ${newPerson(w)}, categoryIds: ["${w.category}"] }) { id } }`,
  ),
  'Mutation.deleteLead': asks(adminAlone, (w) => `mutation { deleteLead(leadId: "${w.leadUser}") }`),
  'Mutation.assignLead': asks(
    adminAlone,
    (w) => `mutation { assignLead(leadId: "${w.spareUser}", categoryIds: ["${w.category}"]) { id } }`,
  ),
  // Users and what they did
  'Query.apiKey': asks(adminAlone, () => '{ apiKey { id } }'),
  'Query.apiKeys': asks(adminAlone, () => '{ apiKeys { id } }'),
  'Mutation.createApiKey': asks(
    adminAlone,
    () => 'mutation { createApiKey(input: { name: "Timing", scopes: ["read:programme"] }) { token } }',
  ),
  'Mutation.revokeApiKey': asks(
    adminAlone,
    (w) => `mutation { revokeApiKey(apiKeyId: "${w.apiKey}") { apiKey { id } } }`,
  ),
  'Query.webhooks': asks(adminAlone, () => '{ webhooks { id } }'),
  'Query.webhook': asks(adminAlone, (w) => `{ webhook(id: "${w.webhook}") { id } }`),
  'Query.webhookDeliveries': asks(
    adminAlone,
    (w) => `{ webhookDeliveries(webhookId: "${w.webhook}") { nodes { id } } }`,
  ),
  'Mutation.createWebhook': asks(adminAlone, () => `mutation { createWebhook(input: ${newWebhook}) { secret } }`),
  'Mutation.updateWebhook': asks(
    adminAlone,
    (w) => `mutation { updateWebhook(webhookId: "${w.webhook}", input: { isOn: false }) { webhook { id } } }`,
  ),
  'Mutation.rotateWebhookSecret': asks(
    adminAlone,
    (w) => `mutation { rotateWebhookSecret(webhookId: "${w.webhook}") { secret } }`,
  ),
  'Mutation.deleteWebhook': asks(
    adminAlone,
    (w) => `mutation { deleteWebhook(webhookId: "${w.webhook}") { webhook { id } } }`,
  ),
  'Mutation.sendTestWebhook': asks(
    adminAlone,
    (w) => `mutation { sendTestWebhook(webhookId: "${w.webhook}") { delivery { id } } }`,
  ),
  'Mutation.resendDelivery': asks(
    adminAlone,
    (w) => `mutation { resendDelivery(deliveryId: "${w.delivery}") { delivery { id } } }`,
  ),
  'Query.feeds': asks(staffAlone, () => '{ feeds { id } }'),
  'Mutation.createFeed': asks(
    staffAlone,
    (w) => `mutation { createFeed(input: { kind: "ROSTER", eventId: "${w.event}" }) { address } }`,
  ),
  'Mutation.revokeFeed': asks(
    itsLead('FEED_NOT_FOUND'),
    (w) => `mutation { revokeFeed(feedId: "${w.feed}") { feed { id } } }`,
  ),
  'Query.checkInLinks': asks(staffAlone, (w) => `{ checkInLinks(eventId: "${w.event}") { id } }`),
  'Mutation.createCheckInLink': asks(
    itsLead('CATEGORY_NOT_FOUND'),
    (w) =>
      `mutation { createCheckInLink(input: { eventId: "${w.event}", categoryId: "${w.category}", day: "${inDays(30)}" }) { address } }`,
  ),
  'Mutation.revokeCheckInLink': asks(
    itsLead('CHECK_IN_LINK_NOT_FOUND'),
    (w) => `mutation { revokeCheckInLink(linkId: "${w.checkInLink}") { link { id } } }`,
  ),
  'Mutation.revokeCheckInDevice': asks(
    itsLead('CHECK_IN_LINK_NOT_FOUND'),
    (w) => `mutation { revokeCheckInDevice(deviceId: "${w.checkInDevice}") { device { id } } }`,
  ),
  'Query.users': asks(adminAlone, () => '{ users { id } }'),
  'Query.changes': asks(staffAlone, (w) => `{ changes(eventId: "${w.event}") { nodes { id } } }`),
  'Query.history': asks(staffAlone, (w) => `{ history(recordId: "${w.shift}") { nodes { position } } }`),
  'Query.sessions': asks(staffAlone, () => '{ sessions { id } }'),
  'Mutation.endSession': asks(
    staffGet('SESSION_NOT_FOUND'),
    (w) => `mutation { endSession(id: "${w.unused}") { sessions { id } } }`,
  ),
  'Mutation.endOtherSessions': asks(staffAlone, () => 'mutation { endOtherSessions { sessions { id } } }'),
  'Query.signInWays': anyone(() => '{ signInWays { passkeys } }'),
  'Query.me': asks(staffAlone, () => '{ me { email } }'),
  'Mutation.passkeySignInOptions': anyone(() => 'mutation { passkeySignInOptions { challenge } }'),
  'Mutation.completeSignIn': anyone(
    () => 'mutation { completeSignIn(input: { challenge: "none", totp: "123456" }) { token } }',
    'CHALLENGE_OVER',
  ),
  'Mutation.stepUp': asks(
    staffGet('CHALLENGE_OVER'),
    () => 'mutation { stepUp(input: { challenge: "none", totp: "123456" }) { provenUntil } }',
  ),
  'Mutation.passkeyOptions': asks(staffAlone, () => 'mutation { passkeyOptions { challenge } }'),
  'Mutation.addPasskey': asks(
    staffGet('CHALLENGE_OVER'),
    () => 'mutation { addPasskey(input: { challenge: "none", response: "{}", name: "x" }) { factor { id } } }',
  ),
  'Mutation.beginTotp': asks(staffAlone, () => 'mutation { beginTotp { uri } }'),
  'Mutation.addTotp': asks(
    staffGet('CHALLENGE_OVER'),
    () => 'mutation { addTotp(input: { code: "123456", name: "x" }) { factor { id } } }',
  ),
  'Mutation.newRecoveryCodes': asks(
    staffGet('FACTOR_NOT_FOUND'),
    () => 'mutation { newRecoveryCodes { recoveryCodes } }',
  ),
  'Mutation.removeFactor': asks(
    staffGet('FACTOR_NOT_FOUND'),
    (w) => `mutation { removeFactor(id: "${w.unused}") { factors { id } } }`,
  ),
  'Mutation.resetSecondFactor': asks(
    ['NOT_SIGNED_IN', 'NOT_SIGNED_IN', 'NOT_SIGNED_IN', 'FORBIDDEN', 'FORBIDDEN', 'FACTOR_NOT_FOUND'],
    (w) => `mutation { resetSecondFactor(userId: "${w.spareUser}") { id } }`,
  ),
  'Mutation.claimSession': anyone(() => 'mutation { claimSession { token } }', 'SESSION_EXPIRED'),
  // There is no provider here.
  'Mutation.beginOidcConnection': asks(
    ['NOT_SIGNED_IN', 'NOT_SIGNED_IN', 'NOT_SIGNED_IN', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    () => 'mutation { beginOidcConnection { address } }',
  ),
  'Mutation.disconnectOidc': asks(
    [
      ...(['NOT_SIGNED_IN', 'NOT_SIGNED_IN', 'NOT_SIGNED_IN'] as const),
      ...(['CONNECTION_NOT_FOUND', 'CONNECTION_NOT_FOUND', 'CONNECTION_NOT_FOUND'] as const),
    ],
    (w) => `mutation { disconnectOidc(id: "${w.unused}") { connections { id } } }`,
  ),
  'Query.auditLog': asks(adminAlone, () => '{ auditLog { nodes { id } } }'),
  'Mutation.createUser': asks(
    adminAlone,
    (w) => `mutation { createUser(input: { ${newPerson(w)}, role: LEAD }) { id } }`,
  ),
  'Mutation.changeUserRole': asks(
    adminAlone,
    (w) => `mutation { changeUserRole(userId: "${w.spareUser}", role: ADMIN) { id } }`,
  ),
  'Mutation.renameUser': asks(
    adminAlone,
    (w) => `mutation { renameUser(userId: "${w.spareUser}", firstName: "Una", lastName: "User") { id } }`,
  ),
  'Mutation.inviteUserAgain': asks(adminAlone, (w) => `mutation { inviteUserAgain(userId: "${w.spareUser}") { id } }`),
  'Mutation.deleteUser': asks(adminAlone, (w) => `mutation { deleteUser(userId: "${w.spareUser}") }`),
  // What is inside categories
  'Query.ledOpportunities': asks(staffAlone, (w) => `{ ledOpportunities(eventId: "${w.event}") { id } }`),
  'Query.ledShifts': asks(staffAlone, (w) => `{ ledShifts(eventId: "${w.event}") { id } }`),
  'Mutation.createOpportunity': asks(
    itsLead('CATEGORY_NOT_FOUND'),
    (w) =>
      `mutation { createOpportunity(input: { eventId: "${w.event}", categoryId: "${w.category}", name: "Starter" }) { opportunity { id } } }`,
  ),
  'Mutation.updateOpportunity': asks(
    itsLead('OPPORTUNITY_NOT_FOUND'),
    (w) => `mutation { updateOpportunity(id: "${w.opportunity}", input: { name: "Starter" }) { opportunity { id } } }`,
  ),
  'Mutation.deleteOpportunity': asks(
    itsLead('OPPORTUNITY_NOT_FOUND'),
    (w) => `mutation { deleteOpportunity(id: "${w.opportunity}") { id } }`,
  ),
  'Mutation.createQuestion': asks(
    itsLead('OPPORTUNITY_NOT_FOUND'),
    (w) =>
      `mutation { createQuestion(input: { eventId: "${w.event}", opportunityId: "${w.opportunity}", kind: TEXT, label: "Allergies" }) { question { id } } }`,
  ),
  'Mutation.updateQuestion': asks(
    itsLead('QUESTION_NOT_FOUND'),
    (w) => `mutation { updateQuestion(id: "${w.question}", input: { label: "Size" }) { question { id } } }`,
  ),
  'Mutation.deleteQuestion': asks(
    itsLead('QUESTION_NOT_FOUND'),
    (w) => `mutation { deleteQuestion(id: "${w.question}") { id } }`,
  ),
  'Mutation.createShift': asks(
    itsLead('OPPORTUNITY_NOT_FOUND'),
    (w) => `mutation { createShift(input: ${newShift(w)}) { shift { id } } }`,
  ),
  'Mutation.createShifts': asks(
    itsLead('OPPORTUNITY_NOT_FOUND'),
    (w) => `mutation { createShifts(shifts: [${newShift(w)}]) { shifts { id } } }`,
  ),
  'Mutation.updateShift': asks(
    itsLead('SHIFT_NOT_FOUND'),
    (w) => `mutation { updateShift(id: "${w.shift}", input: { qtyRequired: 12 }) { shift { id } } }`,
  ),
  'Mutation.deleteShift': asks(itsLead('SHIFT_NOT_FOUND'), (w) => `mutation { deleteShift(id: "${w.shift}") { id } }`),
  // Signups and people
  'Query.volunteers': asks(staffAlone, () => '{ volunteers { nodes { id email } } }'),
  'Query.volunteersForShift': asks(
    itsStaff('ok', 'SHIFT_NOT_FOUND'),
    (w) => `{ volunteersForShift(shiftId: "${w.shift}") { nodes { volunteer { id email } overlaps { id } } } }`,
  ),
  'Query.signup': asks(staffAlone, (w) => `{ signup(id: "${w.signup}") { id volunteer { email } } }`),
  'Query.volunteer': asks(staffAlone, (w) => `{ volunteer(id: "${w.volunteer}") { id email } }`),
  'Query.signups': asks(staffAlone, () => '{ signups { nodes { id volunteer { email } } } }'),
  'Query.previewShiftChange': asks(
    itsLead('SHIFT_NOT_FOUND'),
    (w) => `{ previewShiftChange(id: "${w.shift}", startTime: "08:00") { activeSignups } }`,
  ),
  'Query.previewPlanChange': asks(
    itsLead('SHIFT_NOT_FOUND'),
    (w) => `{ previewPlanChange(input: ${planOf(w)}) { version } }`,
  ),
  'Query.planChanges': asks(staffAlone, (w) => `{ planChanges(eventId: "${w.event}") { id } }`),
  'Query.preparedPlanChanges': asks(staffAlone, (w) => `{ preparedPlanChanges(eventId: "${w.event}") { id } }`),
  'Query.previewPreparedPlanChange': asks(
    whoPrepared('ok'),
    (w) => `{ previewPreparedPlanChange(id: "${w.preparedPlan}") { version } }`,
  ),
  'Mutation.savePlanChange': asks(
    itsLead('SHIFT_NOT_FOUND'),
    (w) => `mutation { savePlanChange(input: ${planOf(w)}, name: "Plan B") { preparedPlanChange { id } } }`,
  ),
  'Mutation.applyPreparedPlanChange': asks(
    whoPrepared('CHANGED_MEANWHILE'),
    (w) => `mutation { applyPreparedPlanChange(id: "${w.preparedPlan}", version: "older") { planChange { id } } }`,
  ),
  'Mutation.deletePreparedPlanChange': asks(
    whoPrepared('ok'),
    (w) => `mutation { deletePreparedPlanChange(id: "${w.preparedPlan}") { id } }`,
  ),
  'Mutation.applyPlanChange': asks(
    itsStaff('CHANGED_MEANWHILE', 'SHIFT_NOT_FOUND'),
    (w) => `mutation { applyPlanChange(input: ${planOf(w)}, version: "older") { planChange { id } } }`,
  ),
  'Mutation.undoPlanChange': asks(
    itsLead('PLAN_CHANGE_NOT_FOUND'),
    (w) => `mutation { undoPlanChange(planChangeId: "${w.planChange}") { shifts { id } } }`,
  ),
  'Query.previewRemoval': asks(
    itsLead('CATEGORY_NOT_FOUND'),
    (w) => `{ previewRemoval(categoryId: "${w.category}") { signups } }`,
  ),
  'Mutation.assignVolunteer': asks(
    itsLead('SHIFT_NOT_FOUND'),
    (w) => `mutation { ${assignment(w)} { signup { id } } }`,
  ),
  'Mutation.cancelSignupAsStaff': asks(
    itsLead('SIGNUP_NOT_FOUND'),
    (w) => `mutation { cancelSignupAsStaff(signupId: "${w.signup}") { id } }`,
  ),
  'Mutation.cancelSignups': asks(
    itsLead('SIGNUP_NOT_FOUND'),
    (w) => `mutation { cancelSignups(signupIds: ["${w.signup}"]) { cancelled } }`,
  ),
  'Mutation.notifyOfCancellation': asks(
    itsLead('SIGNUP_NOT_FOUND'),
    (w) => `mutation { notifyOfCancellation(signupId: "${w.signup}") { id } }`,
  ),
  'Mutation.updateVolunteer': asks(
    adminAlone,
    (w) => `mutation { updateVolunteer(id: "${w.volunteer}", input: { ${newPerson(w)} }) { id } }`,
  ),
  // Reports and lists
  'Query.report': asks(
    staffAlone,
    (w) => `{ report(eventId: "${w.event}") { categories { opportunities { shifts { signups { id } } } } } }`,
  ),
  'Query.needs': asks(staffAlone, () => '{ needs { shifts { id } } }'),
  'Query.attendanceSums': asks(staffAlone, (w) => `{ attendanceSums(eventId: "${w.event}") { came } }`),
  'Query.hours': asks(staffAlone, () => '{ hours { minutes } }'),
  'Mutation.correctHours': asks(
    itsLead('SIGNUP_NOT_FOUND'),
    (w) => `mutation { correctHours(signupId: "${w.signup}", minutes: null, reason: "None") { signup { id } } }`,
  ),
  'Query.mealVouchers': asks(staffAlone, (w) => `{ mealVouchers(eventId: "${w.event}") { days { day } } }`),
  'Query.mealVoucher': asks(staffAlone, (w) => `{ mealVoucher(code: "${w.voucher}") { used } }`),
  'Mutation.redeemVoucher': asks(
    staffAlone,
    (w) => `mutation { redeemVoucher(input: { id: "${w.redemption}", code: "${w.voucher}" }) { voucher { used } } }`,
  ),
  'Query.previewErasure': asks(
    adminAlone,
    (w) => `{ previewErasure(volunteerIds: ["${w.relative}"]) { futureSignups } }`,
  ),
  'Mutation.erasePeople': asks(
    adminAlone,
    (w) => `mutation { erasePeople(input: { volunteerIds: ["${w.relative}"] }) { erased } }`,
  ),
  'Query.privacyNotice': anyone(() => '{ privacyNotice { notice } }'),
  'Query.retention': asks(adminAlone, () => '{ retention { startsAt } }'),
  'Mutation.setRetention': asks(
    adminAlone,
    () => 'mutation { setRetention(input: { rules: [{ kind: MAILS, days: 30 }] }) { retention { startsAt } } }',
  ),
  'Mutation.startRetention': asks(adminAlone, () => 'mutation { startRetention { retention { startsAt } } }'),
  // For a household that came by its mailed link: here it came by its address.
  'Mutation.requestErasure': anyone(
    (w) => `mutation { requestErasure(volunteerIds: ["${w.relative}"]) { people { id } } }`,
    'VOLUNTEER_NOT_FOUND',
  ),
  'Query.erasure': anyone((w) => `{ erasure(token: "${w.erasure}") { futureSignups } }`),
  'Mutation.confirmErasure': anyone((w) => `mutation { confirmErasure(token: "${w.erasure}") { erased } }`),
  'Query.fillForecast': asks(staffAlone, (w) => `{ fillForecast(eventId: "${w.event}") { category } }`),
  'Query.answerSums': asks(staffAlone, (w) => `{ answerSums(eventId: "${w.event}") { text } }`),
  'Query.signupTable': asks(staffAlone, () => '{ signupTable { rows { id volunteer { email } } } }'),
  'Mutation.copySignupEmails': asks(staffAlone, () => 'mutation { copySignupEmails }'),
  // Writing to volunteers
  'Query.mailGroups': asks(staffAlone, () => '{ mailGroups(kind: CATEGORY) { id } }'),
  'Query.mailContacts': asks(
    itsLead('CATEGORY_NOT_FOUND'),
    (w) => `{ mailContacts(group: { kind: CATEGORY, id: "${w.category}" }) { email } }`,
  ),
  'Query.bulkMail': asks(itsLead('BULK_MAIL_NOT_FOUND'), (w) => `{ bulkMail(id: "${w.bulkMail}") { id } }`),
  'Query.bulkMails': asks(staffAlone, () => '{ bulkMails { nodes { id failures { email } } } }'),
  'Mutation.sendBulkMail': asks(
    itsLead('CATEGORY_NOT_FOUND'),
    (w) =>
      `mutation { sendBulkMail(input: { group: { kind: CATEGORY, id: "${w.category}" }, subject: "Parking", text: "At the school." }) { id } }`,
  ),
  'Mutation.sendFailedAgain': asks(
    itsLead('BULK_MAIL_NOT_FOUND'),
    (w) => `mutation { sendFailedAgain(id: "${w.bulkMail}") { id } }`,
  ),
  // Mails that did not arrive
  'Query.undeliveredMails': asks(staffAlone, () => '{ undeliveredMails { nodes { email people { phone } } } }'),
  'Mutation.recordMailEvent': asks(
    adminAlone,
    (w) => `mutation { recordMailEvent(input: { messageId: "${w.sentMail}", kind: "delivered" }) { changed } }`,
  ),
  'Mutation.sendUndeliveredAgain': asks(
    itsLead('MAIL_NOT_FOUND'),
    (w) => `mutation { sendUndeliveredAgain(id: "${w.failedMail}") }`,
  ),
  'Mutation.settleUndeliveredMail': asks(
    itsLead('MAIL_NOT_FOUND'),
    (w) => `mutation { settleUndeliveredMail(id: "${w.failedMail}") }`,
  ),
  'Query.actionOutcome': asks(staffAlone, (w) => `{ actionOutcome(id: "${w.unused}") { state } }`),
  'Mutation.undoAction': asks(
    itsStaff('ACTION_OVER', 'ACTION_OVER'),
    (w) => `mutation { undoAction(id: "${w.unused}") }`,
  ),
  'Mutation.cancelSignupsLater': asks(
    itsLead('SIGNUP_NOT_FOUND'),
    (w) => `mutation { cancelSignupsLater(signupIds: ["${w.signup}"]) { signupIds } }`,
  ),
  'Mutation.deleteLater': asks(
    itsLead('SHIFT_NOT_FOUND'),
    (w) => `mutation { deleteLater(shiftId: "${w.shift}") { id } }`,
  ),
  'Mutation.cancelEventLater': asks(adminAlone, (w) => `mutation { cancelEventLater(eventId: "${w.event}") { id } }`),
  'Mutation.applyPlanChangeLater': asks(
    itsStaff('CHANGED_MEANWHILE', 'SHIFT_NOT_FOUND'),
    (w) => `mutation { applyPlanChangeLater(input: ${planOf(w)}, version: "older") { id } }`,
  ),
  'Mutation.applyPreparedPlanChangeLater': asks(
    whoPrepared('CHANGED_MEANWHILE'),
    (w) => `mutation { applyPreparedPlanChangeLater(id: "${w.preparedPlan}", version: "older") { id } }`,
  ),
  'Query.previewMerge': asks(
    itsHousehold,
    (w) => `{ previewMerge(sourceId: "${w.volunteer}", targetId: "${w.relative}") { moved } }`,
  ),
  'Mutation.correctMailAddress': asks(
    adminAlone,
    (w) => `mutation { correctMailAddress(id: "${w.failedMail}", email: "right.${w.unused}@example.org") }`,
  ),
};
