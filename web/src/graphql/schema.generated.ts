export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, `YYYY-MM-DD`, without time zone. */
  Day: { input: string; output: string; }
  /** A moment, ISO 8601 in UTC with milliseconds, e.g. `2027-02-18T07:30:00.000Z`. */
  Instant: { input: string; output: string; }
  /** A wall-clock time `HH:MM` (00:00 to 23:59), by the clocks where it takes place. */
  TimeOfDay: { input: string; output: string; }
};

/** The ways in which the caller signs in. */
export type Account = {
  __typename?: 'Account';
  /** Their accounts of an OpenID provider. */
  connections: Array<Connection>;
  /** The OpenID provider to connect with; null without one. */
  connectsTo?: Maybe<Scalars['String']['output']>;
  /** Their email address. */
  email: Scalars['String']['output'];
  /** Their second factors, in the order in which they were added. */
  factors: Array<Factor>;
  /** Whether they have to have a second factor. */
  needsFactor: Scalars['Boolean']['output'];
  /** Whether passkeys can be used at this address. */
  offersPasskeys: Scalars['Boolean']['output'];
  /** How many recovery codes are unused. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** What became of a waiting action. */
export type ActionOutcome = {
  __typename?: 'ActionOutcome';
  /** Why it was refused, in a sentence; null when the server failed. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  state: ActionState;
};

/** Where a waiting action stands. */
export type ActionState =
  /** It was carried out, or there is none. */
  | 'OVER'
  /** It could not be carried out, and never will be: nothing was changed. */
  | 'REFUSED'
  /** It was undone: nothing was changed. */
  | 'UNDONE'
  /** It is not carried out yet; it can be undone until its seconds are over. */
  | 'WAITING';

/** A factor that was added. */
export type AddFactorPayload = {
  __typename?: 'AddFactorPayload';
  /** The factor. */
  factor: Factor;
  /** With the first factor: ten recovery codes, shown this once. Otherwise null. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
};

/** A passkey. */
export type AddPasskeyInput = {
  /** The challenge that came with the refusal or the options. */
  challenge: Scalars['String']['input'];
  /** What its owner calls it, such as “My phone”; 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** WebAuthn’s answer of `navigator.credentials.create`, JSON as text. */
  response: Scalars['String']['input'];
};

/** An authenticator app. */
export type AddTotpInput = {
  /** Six digits of the app. */
  code: Scalars['String']['input'];
  /** What its owner calls it, such as “My phone”; 1 to 60 characters. */
  name: Scalars['String']['input'];
};

/** What somebody answered when they took a place. */
export type Answer = {
  __typename?: 'Answer';
  /** When they answered; with an earlier signup, where the answer was copied from one. */
  answeredAt: Scalars['Instant']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** The question. */
  question: Question;
  /** The question. */
  questionId: Scalars['ID']['output'];
  /** The place it was given for. */
  signupId: Scalars['ID']['output'];
  /** The answer: one text, several where several were chosen; `yes` or `no`; a birth date as YYYY-MM-DD. */
  value: Array<Scalars['String']['output']>;
};

/** How many people gave this answer. */
export type AnswerCount = {
  __typename?: 'AnswerCount';
  /** People. */
  count: Scalars['Int']['output'];
  /** The answer; `yes` or `no`. */
  value: Scalars['String']['output'];
};

/** An answer of a person who signs up. */
export type AnswerInput = {
  /** The question. */
  questionId: Scalars['ID']['input'];
  /** The answer: one text, or several choices; `yes` or `no`; a birth date as YYYY-MM-DD. Nothing where it is empty. */
  value: Array<Scalars['String']['input']>;
};

/** A question of a place that both people answered. */
export type AnswerOfBoth = {
  __typename?: 'AnswerOfBoth';
  /** Whether the answer of the person who is removed is newer, and stays. */
  keepsSource: Scalars['Boolean']['output'];
  /** What the person who is removed answered; null where an address alone was looked up. */
  ofSource?: Maybe<Array<Scalars['String']['output']>>;
  /** What the person who stays answered; null where an address alone was looked up. */
  ofTarget?: Maybe<Array<Scalars['String']['output']>>;
  /** The question. */
  question: Scalars['String']['output'];
};

/** What people who have a place answered to one question, added up. */
export type AnswerSum = {
  __typename?: 'AnswerSum';
  /** What the answer is. */
  kind: QuestionKind;
  /** Its words. */
  label: Scalars['String']['output'];
  /** People who answered. */
  people: Scalars['Int']['output'];
  /** The question. */
  questionId: Scalars['ID']['output'];
  /** The volunteer role of the question; null for one of the whole event. */
  role?: Maybe<Scalars['String']['output']>;
  /** In the order of the choices; answers that nobody gave are left out. */
  sums: Array<AnswerCount>;
  /** The same in words, such as '12 M, 3 L'. */
  text: Scalars['String']['output'];
};

/** A key with which a program calls the API. Its token was shown once, when the key was created. */
export type ApiKey = {
  __typename?: 'ApiKey';
  /** When it was made. */
  createdAt: Scalars['Instant']['output'];
  /** Who made it; null once that account is deleted. */
  createdBy?: Maybe<User>;
  /** The one event that it may see; null for all events. */
  event?: Maybe<Event>;
  /** The one event that it may see; null for all events. */
  eventId?: Maybe<Scalars['ID']['output']>;
  /** When it stops working; null when it never does by itself. */
  expiresAt?: Maybe<Scalars['Instant']['output']>;
  /** UUID. */
  id: Scalars['ID']['output'];
  /** When it was last used, to within a minute; null while it never was. */
  lastUsedAt?: Maybe<Scalars['Instant']['output']>;
  /** The program that uses it, and what for. */
  name: Scalars['String']['output'];
  /** The first 8 characters of its token, to tell keys apart. */
  prefix: Scalars['String']['output'];
  /** When it was revoked; null while it was not. */
  revokedAt?: Maybe<Scalars['Instant']['output']>;
  /** What it may do, such as `read:programme`. */
  scopes: Array<Scalars['String']['output']>;
};

/** A change of plan that was made. */
export type AppliedPlanChange = {
  __typename?: 'AppliedPlanChange';
  /** The change. */
  planChange: PlanChange;
  /** The shifts that changed, as they are now, by day and start. */
  shifts: Array<Shift>;
};

/** What somebody answered who was asked by phone. */
export type AskAnswer =
  /** They will say later. */
  | 'LATER'
  /** They cannot. */
  | 'NO'
  /** Nobody picked up. */
  | 'NOBODY'
  /** They will do it. */
  | 'YES';

/** That somebody was asked for a shift by phone, and what they answered. */
export type AskedNote = {
  __typename?: 'AskedNote';
  /** What they answered last. */
  answer: AskAnswer;
  /** When they were last asked. */
  at: Scalars['Instant']['output'];
  /** Who asked; null once that account is deleted. */
  by?: Maybe<Scalars['String']['output']>;
};

/** The result of an assignment. */
export type Assignment = {
  __typename?: 'Assignment';
  /** Those shifts; for a lead those of their own categories, so it may be empty for somebody who is busy. Allowed, but worth showing a warning. */
  conflicts: Array<Shift>;
  /** Whether this person is in another shift that overlaps: for staff of any event, else one of `conflicts`. */
  isBusy: Scalars['Boolean']['output'];
  /** The new signup. */
  signup: Signup;
  /** Warnings: questions of the shift that nobody answered, and who is younger than the role needs. */
  warnings: Array<Scalars['String']['output']>;
};

/** Whether somebody who signed up came, as staff and helpers marked it. */
export type Attendance = {
  __typename?: 'Attendance';
  /** The earliest arrival that was not undone; null without one. */
  arrivedAt?: Maybe<Scalars['Instant']['output']>;
  /** Whether they came although the signup is cancelled. */
  cameAnyway: Scalars['Boolean']['output'];
  /** Whether marks of several people disagree on whether they came. A mark that saw both settles it. */
  contradicted: Scalars['Boolean']['output'];
  /** The ids of the marks that no later one replaced, the latest first. */
  heads: Array<Scalars['ID']['output']>;
  /** Whether they are expected, and their shift, which takes place, began at least five minutes ago by the server's clock, or they were sent to it then. */
  isLate: Scalars['Boolean']['output'];
  /** When they left; null unless the state is `LEFT`. */
  leftAt?: Maybe<Scalars['Instant']['output']>;
  /** All marks, by time; those that were undone, too. */
  marks: Array<AttendanceMark>;
  /** The minutes that count, once their shift is over; null before, where nobody knows whether they came, and for who cancelled and did not come. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** What `minutes` comes from; null where there is nothing to count. */
  minutesFrom?: Maybe<MinutesFrom>;
  /** When they were sent here from another post; null if they were not. */
  sentAt?: Maybe<Scalars['Instant']['output']>;
  /** What the marks say together. */
  state: AttendanceState;
};

/** Somebody of an event was marked, or its start boards read differently. */
export type AttendanceChange = {
  __typename?: 'AttendanceChange';
  /** Everything before it has been sent. */
  position: Scalars['String']['output'];
  /** The signups that were marked or changed, 50 at most. Empty when it is more than single signups: then reload what is shown. */
  signupIds: Array<Scalars['ID']['output']>;
};

/** What somebody at a post saw of a person who signed up. */
export type AttendanceMark = {
  __typename?: 'AttendanceMark';
  /** When, by the server's clock. */
  at: Scalars['Instant']['output'];
  /** Whose mark it is: the name of a member of the staff, a helper's phone or an API key. Null for the household, and once that is deleted. */
  by?: Maybe<Scalars['String']['output']>;
  /** UUID. */
  id: Scalars['ID']['output'];
  /** What they saw. */
  kind: MarkKind;
  /** Whether the time is uncertain: the device's clock was set between marking and sending. */
  uncertain: Scalars['Boolean']['output'];
};

/** What the marks of a signup say together. */
export type AttendanceState =
  /** Nobody marked them, or every mark is undone. */
  | 'EXPECTED'
  /** They are here. */
  | 'HERE'
  /** They were here and left. */
  | 'LEFT'
  /** They are not here. */
  | 'NO_SHOW';

/** How many people of a category came. */
export type AttendanceSum = {
  __typename?: 'AttendanceSum';
  /** Active signups that are here or left, with those who walked in. */
  came: Scalars['Int']['output'];
  /** Cancelled signups of people who came all the same. They count in no other sum. */
  cameAnyway: Scalars['Int']['output'];
  /** The category's name. */
  category: Scalars['String']['output'];
  /** The category. */
  categoryId: Scalars['ID']['output'];
  /** Active signups of shifts that take place, without those who walked in. */
  expected: Scalars['Int']['output'];
  /** Active signups that are marked as not here. */
  noShow: Scalars['Int']['output'];
  /** Active signups of which nobody knows whether they came: their shift, which takes place, is over and nobody was marked, or marks disagree. They count neither as `came` nor as `noShow`. */
  unsettled: Scalars['Int']['output'];
  /** Active signups of people who walked in. */
  walkIns: Scalars['Int']['output'];
};

/** One action of a staff member. It is kept when the record or the person is deleted. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** Record and verb, such as `shift.changed`. */
  action: Scalars['String']['output'];
  /** UUID of the staff member; null once that account is deleted. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** Name of the staff member at that time. */
  actorName: Scalars['String']['output'];
  /** The event it belongs to; null when it belongs to none. */
  eventId?: Maybe<Scalars['ID']['output']>;
  /** The event's name; null once it is deleted, and without one. */
  eventName?: Maybe<Scalars['String']['output']>;
  /** When it was done. */
  happenedAt: Scalars['Instant']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** The record; null for many at once. */
  recordId?: Maybe<Scalars['ID']['output']>;
  /** What kind of record, such as `shift`. */
  recordType: Scalars['String']['output'];
  /** The action in words. */
  summary: Scalars['String']['output'];
};

/** A page of a list that grows. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** The rows, each with its place. */
  edges: Array<AuditEntryEdge>;
  /** The rows. */
  nodes: Array<AuditEntry>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows there are, of all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list, and its place there. */
export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  /** Its place in the list: good also when the row itself is gone. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: AuditEntry;
};

/** Where to connect an account of the OpenID provider. */
export type BeginOidcConnectionPayload = {
  __typename?: 'BeginOidcConnectionPayload';
  /** The path to open in this browser within 5 minutes. */
  address: Scalars['String']['output'];
};

/** Somebody who has a place at a post and is not known to be there. */
export type BoardPerson = {
  __typename?: 'BoardPerson';
  /** Whether marks disagree on whether they came. */
  contradicted: Scalars['Boolean']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Whether they are expected, and their shift began at least five minutes ago. */
  isLate: Scalars['Boolean']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Phone number; null for API keys, and where none is known. */
  phone?: Maybe<Scalars['String']['output']>;
  /** When they were sent here from another post; null if they were not. */
  sentAt?: Maybe<Scalars['Instant']['output']>;
  /** Their shift. */
  shiftId: Scalars['ID']['output'];
  /** The signup with all that the caller may see of it; null when it was removed at this moment. */
  signup?: Maybe<Signup>;
  /** Their signup. */
  signupId: Scalars['ID']['output'];
  /** When their shift starts. */
  startsAt: Scalars['Instant']['output'];
  /** What the marks say together. */
  state: AttendanceState;
};

/** A post of a board. */
export type BoardPost = {
  __typename?: 'BoardPost';
  /** Whether the start should wait for it. */
  blocksStart: Scalars['Boolean']['output'];
  /** The category's name. */
  category: Scalars['String']['output'];
  /** Its category. */
  categoryId: Scalars['ID']['output'];
  /** The post. */
  id: Scalars['ID']['output'];
  /** The address of a map with the place. */
  mapUrl?: Maybe<Scalars['String']['output']>;
  /** How many people it needs. */
  minimumStaff: Scalars['Int']['output'];
  /** The place; null for all places of the category. */
  place?: Maybe<Scalars['String']['output']>;
  /** So many minutes before the start it is to be manned. */
  staffedByMinutes: Scalars['Int']['output'];
  /** Its version. */
  version: Scalars['Int']['output'];
};

/** The start of a board. */
export type BoardStart = {
  __typename?: 'BoardStart';
  /** Its day. */
  date: Scalars['Day']['output'];
  /** Its event. */
  eventId: Scalars['ID']['output'];
  /** The event's name. */
  eventName: Scalars['String']['output'];
  /** The start. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** The same as an instant. */
  startsAt: Scalars['Instant']['output'];
  /** When the gun goes, by the event's clocks. */
  time: Scalars['TimeOfDay']['output'];
  /** The event's time zone (IANA). */
  timeZone: Scalars['String']['output'];
};

/** A mail to a group, and its progress. Admins see all, a lead their own. */
export type BulkMail = {
  __typename?: 'BulkMail';
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** Messages that were refused for good or given up. */
  failed: Scalars['Int']['output'];
  /** The first 200 that failed, by name. */
  failures: Array<MailFailure>;
  /** The group, such as `Timing (Winter Classic)`. */
  groupName: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** All messages: waiting, sent and failed. */
  recipients: Scalars['Int']['output'];
  /** Who wrote it. */
  senderName: Scalars['String']['output'];
  /** Messages that the mail server accepted. */
  sent: Scalars['Int']['output'];
  /** Its subject. */
  subject: Scalars['String']['output'];
  /** People of the group who got none, as they switched such mails off. */
  switchedOff: Scalars['Int']['output'];
  /** Its text. */
  text: Scalars['String']['output'];
  /** Messages still to be sent. */
  waiting: Scalars['Int']['output'];
};

/** A page of a list that grows. */
export type BulkMailConnection = {
  __typename?: 'BulkMailConnection';
  /** The rows, each with its place. */
  edges: Array<BulkMailEdge>;
  /** The rows. */
  nodes: Array<BulkMail>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows there are, of all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list, and its place there. */
export type BulkMailEdge = {
  __typename?: 'BulkMailEdge';
  /** Its place in the list: good also when the row itself is gone. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: BulkMail;
};

/** A person who would have another shift at that time after a change, which the caller may not see. */
export type BusyPerson = {
  __typename?: 'BusyPerson';
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
};

/** Who is notified of a cancellation besides the household. */
export type CancelTells =
  /** The category's lead. */
  | 'LEAD'
  /** Without a lead: the event's organizer, else all admins. */
  | 'ORGANIZERS';

/** The result of cancelling many signups at once. */
export type CancelledSignups = {
  __typename?: 'CancelledSignups';
  /** Those that were cancelled now. */
  cancelled: Array<Scalars['ID']['output']>;
  /** Those that were not. */
  refused: Array<RefusedCancellation>;
};

/** A person who agreed to be asked when someone drops out, and who could do a shift. */
export type Candidate = {
  __typename?: 'Candidate';
  /** What they answered for this shift; null if nobody noted it. */
  asked?: Maybe<AskedNote>;
  /** When their household was last asked, for any spot, by mail or by phone; null if never. */
  askedAt?: Maybe<Scalars['Instant']['output']>;
  /** To how many shifts they came, as marked; for a lead: of own categories. */
  came: Scalars['Int']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** How many shifts that are over and took place they held in a role of this name, at any event. */
  heldBefore: Scalars['Int']['output'];
  /** The person. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** How many shifts they missed, as marked; for a lead: of own categories. */
  missed: Scalars['Int']['output'];
  /** How to reach them; null for a lead in whose categories they never had a signup: such people are only asked by mail. */
  volunteer?: Maybe<Volunteer>;
};

/** A field of work within an event, such as Timing or Feed Station, run by a lead. */
export type Category = {
  __typename?: 'Category';
  /** Address of the cover image. */
  coverImageUrl?: Maybe<Scalars['String']['output']>;
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** The event it belongs to. */
  event: Event;
  /** The event it belongs to. */
  eventId: Scalars['ID']['output'];
  /** `qtyFilled` in percent of `qtyRequired`, rounded, but never up to 100; 0 without places. */
  fillPercentage: Scalars['Int']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Who leads it; null without a lead. Errors: NOT_SIGNED_IN. */
  lead?: Maybe<User>;
  /** The lead's e-mail address, for staff alone. Errors: NOT_SIGNED_IN. */
  leadEmail?: Maybe<Scalars['String']['output']>;
  /** The lead's first name; null without a lead. */
  leadFirstName?: Maybe<Scalars['String']['output']>;
  /** The user who leads it; null without a lead. */
  leadId?: Maybe<Scalars['ID']['output']>;
  /** The lead's last name; null without a lead. */
  leadLastName?: Maybe<Scalars['String']['output']>;
  /** The lead's phone number, for staff alone. Errors: NOT_SIGNED_IN. */
  leadPhone?: Maybe<Scalars['String']['output']>;
  /** People missing: `stillRequired` less the places held for the waitlist. */
  missing: Scalars['Int']['output'];
  /** What the category is called. */
  name: Scalars['String']['output'];
  /** Its volunteer roles by name. */
  opportunities: Array<Opportunity>;
  /** Places of its shifts that take place and that somebody has; an over-full shift counts as full. */
  qtyFilled: Scalars['Int']['output'];
  /** Active signups of its shifts that take place. */
  qtyRegistered: Scalars['Int']['output'];
  /** Places of its shifts that take place. */
  qtyRequired: Scalars['Int']['output'];
  /** Number of shifts, called off ones included. */
  shiftCount: Scalars['Int']['output'];
  /** Places still free, in shifts that have begun too; an over-full shift counts as 0, never below, as does what is called off. */
  stillRequired: Scalars['Int']['output'];
  /** When its own columns last changed (those of a shift hold its `qtyRegistered`); columns computed from other records never touch it. */
  updatedAt: Scalars['Instant']['output'];
  /** Version of the record; an editor sends back the one they loaded. Errors: NOT_SIGNED_IN. */
  version: Scalars['Int']['output'];
  /** What the caller may do with the category. */
  viewerCan: ViewerCan;
};

/** That a record was made, changed, removed, or merged into another one. */
export type Change = {
  __typename?: 'Change';
  /** When it happened. */
  at: Scalars['Instant']['output'];
  /** Its position among all changes. Pass it as `after` for the later ones. */
  cursor: Scalars['String']['output'];
  /** UUID of the record. */
  id: Scalars['ID']['output'];
  /** `created`, `changed`, `removed` or `merged`. */
  kind: Scalars['String']['output'];
  /** Which record it became part of; null unless `merged`. */
  mergedIntoId?: Maybe<Scalars['ID']['output']>;
  /** The record as it is now; null once it is gone, and where the caller may not see it. */
  record?: Maybe<ChangedRecord>;
  /** The type of the record: `Event`, `Category`, `Opportunity`, `Shift`, `Signup` or `Volunteer`. */
  type: Scalars['String']['output'];
};

/** A page of a list that grows. */
export type ChangeConnection = {
  __typename?: 'ChangeConnection';
  /** The rows, each with its place. */
  edges: Array<ChangeEdge>;
  /** The rows. */
  nodes: Array<Change>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows there are, of all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list, and its place there. */
export type ChangeEdge = {
  __typename?: 'ChangeEdge';
  /** Its place in the list: good also when the row itself is gone. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Change;
};

/** A record whose changes are published. */
export type ChangedRecord = Category | Event | Opportunity | Shift | Signup | Volunteer;

/** A day of an event with its posts. */
export type CheckInDay = {
  __typename?: 'CheckInDay';
  /** The day. */
  day: Scalars['Day']['output'];
  /** The event. */
  eventId: Scalars['ID']['output'];
  /** Its name. */
  eventName: Scalars['String']['output'];
  /** It is today, by the event's clock. */
  isToday: Scalars['Boolean']['output'];
  /** It is tomorrow, by the event's clock. */
  isTomorrow: Scalars['Boolean']['output'];
  /** Its posts by time, category and place. */
  posts: Array<CheckInPost>;
  /** Its time zone (IANA). */
  timeZone: Scalars['String']['output'];
};

/** Where people may be checked in today and tomorrow. */
export type CheckInDays = {
  __typename?: 'CheckInDays';
  /** Today and tomorrow, and yesterday where a shift still runs; the days of each event apart. */
  days: Array<CheckInDay>;
  /** The server's clock. */
  serverNow: Scalars['Instant']['output'];
};

/** A helper's phone that joined by a check-in link. */
export type CheckInDevice = {
  __typename?: 'CheckInDevice';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** When it joined. */
  joinedAt: Scalars['Instant']['output'];
  /** When it was last heard from, to within a minute. */
  lastHeardAt: Scalars['Instant']['output'];
  /** The link by which it joined. */
  linkId: Scalars['ID']['output'];
  /** Who uses it, as they said. */
  name: Scalars['String']['output'];
  /** When it was signed off; null while it was not. */
  revokedAt?: Maybe<Scalars['Instant']['output']>;
};

/** The event of a check-in list. */
export type CheckInEvent = {
  __typename?: 'CheckInEvent';
  /** The event. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its time zone (IANA). */
  timeZone: Scalars['String']['output'];
};

/** A link by which helpers mark who is here at one post on one day. Its address was shown once. */
export type CheckInLink = {
  __typename?: 'CheckInLink';
  /** Whether it may redeem meal vouchers. */
  canRedeem: Scalars['Boolean']['output'];
  /** The category whose shifts it opens. */
  category: Category;
  /** The category whose shifts it opens. */
  categoryId: Scalars['ID']['output'];
  /** When it was made. */
  createdAt: Scalars['Instant']['output'];
  /** Who made it; null once that account is deleted. */
  createdBy?: Maybe<User>;
  /** The day on which the shifts begin. */
  day: Scalars['Day']['output'];
  /** The phones that joined by it, in that order; those that were signed off, too. */
  devices: Array<CheckInDevice>;
  /** The event. */
  event: Event;
  /** The event. */
  eventId: Scalars['ID']['output'];
  /** When it ends. */
  expiresAt: Scalars['Instant']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Whether it no longer works: it was revoked, or has ended. */
  isOver: Scalars['Boolean']['output'];
  /** How many phones may use it. */
  maxDevices: Scalars['Int']['output'];
  /** The place of the shifts; null for all places of the category. */
  place?: Maybe<Scalars['String']['output']>;
  /** When it was revoked; null while it was not. */
  revokedAt?: Maybe<Scalars['Instant']['output']>;
  /** From when phones can join. */
  startsAt: Scalars['Instant']['output'];
  /** Whether it shows the phone numbers of the people. */
  withPhones: Scalars['Boolean']['output'];
};

/** Who is expected at a post on a day, and what is known of them: what a device takes along. */
export type CheckInList = {
  __typename?: 'CheckInList';
  /** The category; null for all that the caller may see. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** Its name. */
  categoryName?: Maybe<Scalars['String']['output']>;
  /** The day on which its shifts start. */
  day: Scalars['Day']['output'];
  /** The event. */
  event: CheckInEvent;
  /** The people with a place in them, by shift and last name. */
  people: Array<CheckInPerson>;
  /** The place; null for all. */
  place?: Maybe<Scalars['String']['output']>;
  /** The server's clock. */
  serverNow: Scalars['Instant']['output'];
  /** The shifts by start, also those that are called off. */
  shifts: Array<CheckInShift>;
};

/** What somebody saw of one person, and when. */
export type CheckInMark = {
  __typename?: 'CheckInMark';
  /** When it was made, by the server's clock. */
  at: Scalars['Instant']['output'];
  /** The name of the person, the program or the device that made it; null once that is deleted. */
  by?: Maybe<Scalars['String']['output']>;
  /** The device. */
  deviceId: Scalars['ID']['output'];
  /** A UUID that its device made. */
  id: Scalars['ID']['output'];
  /** What they saw. */
  kind: MarkKind;
  /** The heads that its device knew. */
  seen: Array<Scalars['ID']['output']>;
  /** Counts up with each mark of its device. */
  sequence: Scalars['Int']['output'];
  /** The clock of its device was set in between: the time may be wrong. */
  uncertain: Scalars['Boolean']['output'];
  /** The mark that it takes back. */
  undoes?: Maybe<Scalars['ID']['output']>;
};

/** Somebody on a check-in list. */
export type CheckInPerson = {
  __typename?: 'CheckInPerson';
  /** When they came; null if nobody saw them come. */
  arrivedAt?: Maybe<Scalars['Instant']['output']>;
  /** Marks disagree on whether they came. */
  contradicted: Scalars['Boolean']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** The marks that decide, the latest first. */
  heads: Array<Scalars['ID']['output']>;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** When they left; null unless they did. */
  leftAt?: Maybe<Scalars['Instant']['output']>;
  /** Every mark, in order of time. */
  marks: Array<CheckInMark>;
  /** Phone number; null if none is known, or the list comes without. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Its shift. */
  shiftId: Scalars['ID']['output'];
  /** Their signup. */
  signupId: Scalars['ID']['output'];
  /** What their marks say. */
  state: AttendanceState;
  /** The 16 letters of their household's ticket; null for people without an address. */
  ticket?: Maybe<Scalars['String']['output']>;
};

/** A category and a place of an event, on one day. */
export type CheckInPost = {
  __typename?: 'CheckInPost';
  /** The category. */
  categoryId: Scalars['ID']['output'];
  /** Its name. */
  categoryName: Scalars['String']['output'];
  /** When its last shift of the day ends. */
  endsAt: Scalars['Instant']['output'];
  /** How many of them are here. */
  here: Scalars['Int']['output'];
  /** How many people have a place there that day. */
  people: Scalars['Int']['output'];
  /** The place; null where nobody said. */
  place?: Maybe<Scalars['String']['output']>;
  /** When its first shift of the day starts. */
  startsAt: Scalars['Instant']['output'];
};

/** A shift on a check-in list. */
export type CheckInShift = {
  __typename?: 'CheckInShift';
  /** It is called off, or its event is cancelled. */
  calledOff: Scalars['Boolean']['output'];
  /** The name of its category. */
  categoryName: Scalars['String']['output'];
  /** The day it starts, in the event's time zone. */
  date: Scalars['Day']['output'];
  /** When it ends; earlier than the start means the next day. */
  endTime: Scalars['TimeOfDay']['output'];
  /** When it ends, as an instant. */
  endsAt: Scalars['Instant']['output'];
  /** The shift. */
  id: Scalars['ID']['output'];
  /** The name of its volunteer role. */
  opportunityTitle: Scalars['String']['output'];
  /** Where to be; null where nobody said. */
  place?: Maybe<Scalars['String']['output']>;
  /** When it starts. */
  startTime: Scalars['TimeOfDay']['output'];
  /** When it starts, as an instant. */
  startsAt: Scalars['Instant']['output'];
};

/** A decision that a start may go. */
export type ClearStartInput = {
  /** Also while posts that block the start are not manned; needs a note. */
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Why; 3 to 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The start. */
  startId: Scalars['ID']['input'];
  /** The version of the board that was looked at. */
  version: Scalars['String']['input'];
};

/** A proof for a challenge: one of the fields beside it. */
export type CompleteSignInInput = {
  /** The challenge that came with the refusal or the options. */
  challenge: Scalars['String']['input'];
  /** WebAuthn’s answer of `navigator.credentials.get`, JSON as text. */
  passkey?: InputMaybe<Scalars['String']['input']>;
  /** A recovery code, `XXXXX-XXXXX`. */
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
  /** Six digits of an authenticator app. */
  totp?: InputMaybe<Scalars['String']['input']>;
};

/** An erasure that was confirmed. */
export type ConfirmErasurePayload = {
  __typename?: 'ConfirmErasurePayload';
  /** How many people were erased. */
  erased: Scalars['Int']['output'];
};

/** A signup that was answered with 'Still coming'. */
export type ConfirmedSignup = {
  __typename?: 'ConfirmedSignup';
  /** The signup as it is now. */
  signup: Signup;
};

/** An account of an OpenID provider with which the caller signs in. */
export type Connection = {
  __typename?: 'Connection';
  /** When it was connected. */
  createdAt: Scalars['Instant']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** When it was last used; null for never. */
  lastUsedAt?: Maybe<Scalars['Instant']['output']>;
  /** The name of the provider. */
  name: Scalars['String']['output'];
};

/** A signup whose hours were corrected. */
export type CorrectHoursPayload = {
  __typename?: 'CorrectHoursPayload';
  /** The signup as it is now. */
  signup: Signup;
};

/** The cover of an event, a category or a volunteer role. */
export type CoverImage = {
  __typename?: 'CoverImage';
  /** Address of the cover image; null without one. */
  coverImageUrl?: Maybe<Scalars['String']['output']>;
  /** UUID of the record. */
  id: Scalars['ID']['output'];
  /** The kind of record. */
  kind: CoverKind;
};

/** What can have a cover image. */
export type CoverKind =
  /** A category of an event. */
  | 'CATEGORY'
  /** An event. */
  | 'EVENT'
  /** A volunteer role. */
  | 'OPPORTUNITY';

/** A new API key. */
export type CreateApiKeyInput = {
  /** The one event that it may see; all events without it. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** When it stops working, as an instant to come; never without it. */
  expiresAt?: InputMaybe<Scalars['Instant']['input']>;
  /** For people: the program that uses it, and what for. */
  name: Scalars['String']['input'];
  /** What it may do: `read:programme`, `read:signups`, `read:contacts`, `read:drafts`, `write:programme`, `write:signups`, `write:attendance`, `manage:webhooks`, `write:mail-events`. */
  scopes: Array<Scalars['String']['input']>;
};

/** A key that was made. */
export type CreateApiKeyPayload = {
  __typename?: 'CreateApiKeyPayload';
  /** The key. */
  apiKey: ApiKey;
  /** Its token, shown this once: `tck_` and 43 characters. */
  token: Scalars['String']['output'];
};

/** A new category. */
export type CreateCategoryInput = {
  /** The event it belongs to: 'Event is required'. */
  eventId: Scalars['ID']['input'];
  /** The user who leads it; nobody without one. */
  leadId?: InputMaybe<Scalars['ID']['input']>;
  /** Required: 'Category name is required'. */
  name: Scalars['String']['input'];
};

/** A new check-in link. */
export type CreateCheckInLinkInput = {
  /** Whether it may redeem meal vouchers; default: no. */
  canRedeem?: InputMaybe<Scalars['Boolean']['input']>;
  /** The category whose shifts it opens. */
  categoryId: Scalars['ID']['input'];
  /** The day on which the shifts begin. */
  day: Scalars['Day']['input'];
  /** The event. */
  eventId: Scalars['ID']['input'];
  /** When it ends, at the latest 2 hours after the last shift there; without it, then. */
  expiresAt?: InputMaybe<Scalars['Instant']['input']>;
  /** How many phones may use it, 1 to 10; default: 3. */
  maxDevices?: InputMaybe<Scalars['Int']['input']>;
  /** The place where they are, as it is written; case and odd spaces do not matter. Without one, all places of the category. */
  place?: InputMaybe<Scalars['String']['input']>;
  /** Whether it shows the phone numbers of the people; default: yes. */
  withPhones?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A check-in link that was made. */
export type CreateCheckInLinkPayload = {
  __typename?: 'CreateCheckInLinkPayload';
  /** Its address, shown this once. People who have it can join until as many have as may. */
  address: Scalars['String']['output'];
  /** The link. */
  link: CheckInLink;
};

/** A new event. */
export type CreateEventInput = {
  /** Address of the cover image. */
  coverImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Last day; the first day or later. */
  endDate: Scalars['Day']['input'];
  /** How hours count: `PLANNED`, the length of the shift of who came, by default; or `MARKS`, from arriving to leaving. */
  hoursFrom?: InputMaybe<Scalars['String']['input']>;
  /** The caller's own UUID; repeating the call with it gives the existing event. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Where it takes place. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** So many planned minutes of a person on a day give a meal voucher, 3 a day at most; 0: each shift gives one. Left out: none. */
  mealVoucherMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Required: 'Event name is required'. */
  name: Scalars['String']['input'];
  /** The user who organizes it; by default the admin who creates it. */
  organizerId?: InputMaybe<Scalars['ID']['input']>;
  /** So many days before their first shift households are reminded, at 09:00 there; [7, 1] by default, none when empty. 'Please give at most 5 numbers of days from 1 to 60, such as 7 and 1'. */
  remindDaysBefore?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Until when they do; until a shift begins when empty. 'Signups must close after they open'. */
  signupsCloseAt?: InputMaybe<Scalars['Instant']['input']>;
  /** From when people sign up by themselves; at once when empty. */
  signupsOpenAt?: InputMaybe<Scalars['Instant']['input']>;
  /** Required: 'URL slug is required'; 'Slug can only contain lowercase letters, numbers, and hyphens'. */
  slug: Scalars['String']['input'];
  /** First day. */
  startDate: Scalars['Day']['input'];
  /** `DRAFT` for staff alone, or `PUBLISHED`, which it is by default. */
  state?: InputMaybe<EventState>;
  /** IANA time zone; the organisation's without one. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** Whether people can wait for places in its full shifts; by default they can. */
  waitlistEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 'Please enter a valid website URL' (http or https). */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A new feed. */
export type CreateFeedInput = {
  /** Of this category alone. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** The event that it is about. */
  eventId: Scalars['ID']['input'];
  /** What it holds: `SHIFTS`, `ROSTER` (who is where) or `SIGNUPS`. */
  kind: Scalars['String']['input'];
  /** Of the categories of this lead alone. */
  leadId?: InputMaybe<Scalars['ID']['input']>;
  /** At this place alone, as it is written; case and odd spaces do not matter. */
  place?: InputMaybe<Scalars['String']['input']>;
  /** Phone numbers too, and with `SIGNUPS` e-mail addresses; never with `SHIFTS`. */
  withPhones?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A feed that was made. */
export type CreateFeedPayload = {
  __typename?: 'CreateFeedPayload';
  /** Its address, shown this once: put `.ics`, `.csv`, `.json` or `.xlsx` behind it. */
  address: Scalars['String']['output'];
  /** The feed. */
  feed: Feed;
};

/** A new lead; a link to set a password is mailed. */
export type CreateLeadInput = {
  /** Their categories: 'At least one category must be assigned'. */
  categoryIds: Array<Scalars['ID']['input']>;
  /** A valid address: 'Valid email is required'. */
  email: Scalars['String']['input'];
  /** Required: 'First name is required'. */
  firstName: Scalars['String']['input'];
  /** Required: 'Last name is required'. */
  lastName: Scalars['String']['input'];
};

/** A new volunteer role. */
export type CreateOpportunityInput = {
  /** Required: 'Category is required'. A category of that event. */
  categoryId: Scalars['ID']['input'];
  /** Required: 'Event is required'. */
  eventId: Scalars['ID']['input'];
  /** The caller's own unused UUID; otherwise ID_TAKEN. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Overrides the event's place. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Sent in the confirmation email: what to do, what to bring. 5000 characters at most. */
  longDescription?: InputMaybe<Scalars['String']['input']>;
  /** How old people must be on the day of a shift, in years, such as 16 or 18; 1 to 99. Then everybody is asked when they were born. Left out: no age. */
  minimumAge?: InputMaybe<Scalars['Int']['input']>;
  /** Required: 'Volunteer role name is required'. */
  name: Scalars['String']['input'];
  /** Shown when volunteers browse shifts. 500 characters at most. */
  shortDescription?: InputMaybe<Scalars['String']['input']>;
  /** Whether its people stand by to be sent to other posts on race day. Left out: no. */
  standby?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether younger people may help when an adult of their household agrees. Left out: no. */
  youngerWithConsent?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new post. */
export type CreatePostInput = {
  /** Whether the start should wait for it; default: no. */
  blocksStart?: InputMaybe<Scalars['Boolean']['input']>;
  /** The category whose people stand there. */
  categoryId: Scalars['ID']['input'];
  /** The event. */
  eventId: Scalars['ID']['input'];
  /** The address of a map with the place (http or https). */
  mapUrl?: InputMaybe<Scalars['String']['input']>;
  /** How many people it needs, 1 to 200. */
  minimumStaff: Scalars['Int']['input'];
  /** The place, as the shifts name it; case and odd spaces do not matter. Without one, all places of the category. */
  place?: InputMaybe<Scalars['String']['input']>;
  /** So many minutes before each start it is to be manned, 0 to 600; default: 30. */
  staffedByMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Before these starts; empty for every start of the event. */
  startIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A new question. */
export type CreateQuestionInput = {
  /** What can be chosen, 30 at most; for choices and T-shirt sizes. */
  choices?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Required: 'Event is required'. */
  eventId: Scalars['ID']['input'];
  /** A line below the question. 300 characters at most. */
  help?: InputMaybe<Scalars['String']['input']>;
  /** What the answer is; a T-shirt size without choices of its own has the usual ones. It stays. */
  kind: QuestionKind;
  /** Required: 'Please write the question'. */
  label: Scalars['String']['input'];
  /** The volunteer role of that event that asks it. Left out: every shift of the event asks. */
  opportunityId?: InputMaybe<Scalars['ID']['input']>;
  /** Its place among the questions, the lowest first. Left out: the last one, or as before. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Whether nobody gets a place without an answer. Left out: no. */
  required?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new start. */
export type CreateRaceStartInput = {
  /** The day, one of the event. */
  date: Scalars['Day']['input'];
  /** The event. */
  eventId: Scalars['ID']['input'];
  /** Required: 'Please name the start'. Such as 'Men 50 km'. */
  name: Scalars['String']['input'];
  /** When the gun goes, by the event's clocks. */
  time: Scalars['TimeOfDay']['input'];
};

/** A new shift. */
export type CreateShiftInput = {
  /** Whether it is closed: staff alone put people in. */
  closed?: InputMaybe<Scalars['Boolean']['input']>;
  /** YYYY-MM-DD: 'Date is required'. */
  date: Scalars['String']['input'];
  /** HH:MM, earlier than the start for the next day: 'End time is required'. */
  endTime: Scalars['String']['input'];
  /** The caller's own unused UUID; otherwise ID_TAKEN. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Overrides the role's place. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** A note on this shift. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Required: 'Volunteer role is required'. */
  opportunityId: Scalars['ID']['input'];
  /** 1 or more: 'At least 1 volunteer is required'. */
  qtyRequired: Scalars['Int']['input'];
  /** HH:MM: 'Start time is required'. */
  startTime: Scalars['String']['input'];
  /** Whether people can wait for a place once it is full; by default they can. */
  waitlistEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new admin or lead; a link to set a password is mailed. */
export type CreateUserInput = {
  /** A valid address: 'Invalid email address'. */
  email: Scalars['String']['input'];
  /** Required: 'First name is required'. */
  firstName: Scalars['String']['input'];
  /** Required: 'Last name is required'. */
  lastName: Scalars['String']['input'];
  /** Required: 'Role is required'. */
  role: Role;
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** The one event whose messages it gets; all events without it. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** The kinds of its messages: `signup.created`, `signup.cancelled`, `signup.moved`, `attendance.changed`, `volunteer.erased`, `shift.changed`, `shift.removed`, `waitlist.offered`, `event.published`, `event.changed`. */
  kinds: Array<Scalars['String']['input']>;
  /** Where messages are sent: `https://…`, without user and password. */
  url: Scalars['String']['input'];
};

/** A webhook that was created. */
export type CreateWebhookPayload = {
  __typename?: 'CreateWebhookPayload';
  /** Its secret, shown this once: `whsec_` and 32 bytes in base64. Receivers check signatures with it. */
  secret: Scalars['String']['output'];
  /** The webhook. */
  webhook: Webhook;
};

/** A webhook that was deleted. */
export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  /** The webhook as it was. */
  webhook: Webhook;
};

/** A prepared plan that was deleted. */
export type DeletedPlanChange = {
  __typename?: 'DeletedPlanChange';
  /** Its UUID. */
  id: Scalars['ID']['output'];
};

/** A question that was deleted. */
export type DeletedQuestion = {
  __typename?: 'DeletedQuestion';
  /** How many answers were deleted with it. */
  answers: Scalars['Int']['output'];
  /** Its UUID. */
  id: Scalars['ID']['output'];
};

/** An account of an OpenID provider that was disconnected. */
export type DisconnectOidcPayload = {
  __typename?: 'DisconnectOidcPayload';
  /** The accounts that are left. */
  connections: Array<Connection>;
};

/** A shift in which both people have a signup; one of the two is cancelled. */
export type DoubledPlace = {
  __typename?: 'DoubledPlace';
  /** What both answered. */
  answers: Array<AnswerOfBoth>;
  /** The shift's day, YYYY-MM-DD. */
  date: Scalars['String']['output'];
  /** When the shift ends, HH:MM. */
  endTime: Scalars['String']['output'];
  /** The shift's event. */
  eventName: Scalars['String']['output'];
  /** The shift's volunteer role. */
  opportunityName: Scalars['String']['output'];
  /** The signup that stays. */
  signupId: Scalars['ID']['output'];
  /** When the shift starts, HH:MM. */
  startTime: Scalars['String']['output'];
};

/** The copy of an event; what is left out comes from the original, or follows from it. */
export type DuplicateEventInput = {
  /** Last day; by default the copy lasts as long as the original. */
  endDate?: InputMaybe<Scalars['Day']['input']>;
  /** By default the original's name with ' (Copy)'. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The user who organizes it; by default the admin who creates it. */
  organizerId?: InputMaybe<Scalars['ID']['input']>;
  /** By default the original's slug with '-copy'; if taken, the next free one. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** First day; all days move by the difference. */
  startDate?: InputMaybe<Scalars['Day']['input']>;
  /** `DRAFT` for staff alone, or `PUBLISHED`, which it is by default. */
  state?: InputMaybe<EventState>;
  /** 'Please enter a valid website URL' (http or https). */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The result of a duplication. */
export type DuplicatedEvent = {
  __typename?: 'DuplicatedEvent';
  /** Number of categories copied. */
  categoriesCreated: Scalars['Int']['output'];
  /** The copy. */
  event: Event;
  /** Number of volunteer roles copied. */
  opportunitiesCreated: Scalars['Int']['output'];
  /** Number of shifts copied. */
  shiftsCreated: Scalars['Int']['output'];
};

/** Sessions that ended. */
export type EndOtherSessionsPayload = {
  __typename?: 'EndOtherSessionsPayload';
  /** The session that is left. */
  sessions: Array<OpenSession>;
};

/** A session that ended. */
export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  /** The sessions that are left. */
  sessions: Array<OpenSession>;
};

/** People to erase. */
export type ErasePeopleInput = {
  /** Whether their addresses get one last mail. Default: true. */
  tellThem?: InputMaybe<Scalars['Boolean']['input']>;
  /** The people, of one household or of several. */
  volunteerIds: Array<Scalars['ID']['input']>;
};

/** An erasure by an admin. */
export type ErasePeoplePayload = {
  __typename?: 'ErasePeoplePayload';
  /** How many people were erased; who was erased before is not counted. */
  erased: Scalars['Int']['output'];
};

/** What the link of a mail would erase. */
export type Erasure = {
  __typename?: 'Erasure';
  /** Until when the link can be used. */
  expiresAt: Scalars['Instant']['output'];
  /** How many coming shifts would be given back. */
  futureSignups: Scalars['Int']['output'];
  /** Who would be erased, by name. */
  people: Array<PersonToErase>;
};

/** A text that staff typed, in which the name of somebody stands. Erasing leaves it. */
export type ErasureMention = {
  __typename?: 'ErasureMention';
  /** The words around the name. */
  text: Scalars['String']['output'];
  /** What it is, such as `shift.notes`. */
  where: Scalars['String']['output'];
};

/** What erasing people would do. */
export type ErasurePreview = {
  __typename?: 'ErasurePreview';
  /** How many coming shifts would be given back. */
  futureSignups: Scalars['Int']['output'];
  /** From how many entries of the audit log their names would go. */
  logEntries: Scalars['Int']['output'];
  /** How many mails to their addresses would be deleted; none where others of the household stay. */
  mails: Scalars['Int']['output'];
  /** Where their names stand in what staff typed: 20 at most of each kind. */
  mentions: Array<ErasureMention>;
  /** How many signups of shifts that began stay, without a name. */
  pastSignups: Scalars['Int']['output'];
  /** Who would be erased, by name. */
  people: Array<PersonToErase>;
};

/** A sporting event that needs volunteers. */
export type Event = {
  __typename?: 'Event';
  /** Active signups that go when the event is deleted. Errors: NOT_SIGNED_IN. */
  activeSignupCount: Scalars['Int']['output'];
  /** What the organizers say of its cancellation; null where they say nothing, or where it takes place. */
  cancelMessage?: Maybe<Scalars['String']['output']>;
  /** Its categories by name. */
  categories: Array<Category>;
  /** Address of the cover image. */
  coverImageUrl?: Maybe<Scalars['String']['output']>;
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** Last day; the first day or later. */
  endDate: Scalars['Day']['output'];
  /** `qtyFilled` in percent of `qtyRequired`, rounded, but never up to 100; 0 without places. */
  fillPercentage: Scalars['Int']['output'];
  /** How the hours of its people are counted. */
  hoursFrom: HoursFrom;
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Whether its last day, or that of its last shift where it is later, has passed by the event's clock. */
  isOver: Scalars['Boolean']['output'];
  /** Where it takes place; roles and shifts may name a nearer place. */
  location?: Maybe<Scalars['String']['output']>;
  /** So many planned minutes of a person on a day give a meal voucher, at most 3 a day; 0: each shift gives one; null: there are none. Errors: NOT_SIGNED_IN. */
  mealVoucherMinutes?: Maybe<Scalars['Int']['output']>;
  /** People missing: `stillRequired` less the places held for the waitlist. */
  missing: Scalars['Int']['output'];
  /** What the event is called. */
  name: Scalars['String']['output'];
  /** Shifts that can still be taken: not begun by the event's clock, and with a free place that is held for nobody; none of a draft. */
  openShiftCount: Scalars['Int']['output'];
  /** Places that can be taken now: the `openSpots` of all its shifts. */
  openSpotCount: Scalars['Int']['output'];
  /** The event's own time zone; null where it follows the organisation's. Errors: NOT_SIGNED_IN. */
  ownTimeZone?: Maybe<Scalars['String']['output']>;
  /** What the newest change of plan changed for visitors, and when by the event's clock, as a sentence; null without one. */
  planNote?: Maybe<Scalars['String']['output']>;
  /** How far these values of the event and all below it are: `eventChanged` sends what came `after` it. Unchanged as long as nothing happens. */
  position: Scalars['String']['output'];
  /** The event that it was copied from, which may be deleted since; null where it was not copied. Errors: NOT_SIGNED_IN. */
  previousEventId?: Maybe<Scalars['ID']['output']>;
  /** The first day with which it was published, where it begins on another now; null where it does not. */
  previousStartDate?: Maybe<Scalars['Day']['output']>;
  /** Places of its shifts that take place and that somebody has; an over-full shift counts as full. */
  qtyFilled: Scalars['Int']['output'];
  /** Active signups of its shifts that take place. */
  qtyRegistered: Scalars['Int']['output'];
  /** Places of its shifts that take place. */
  qtyRequired: Scalars['Int']['output'];
  /** All questions to people who take a place, of the event as a whole and of single roles. */
  questions: Array<Question>;
  /** How many days before their first shift households are reminded, at 09:00 there; nobody is when empty. Errors: NOT_SIGNED_IN. */
  remindDaysBefore: Array<Scalars['Int']['output']>;
  /** Number of shifts, called off ones included. */
  shiftCount: Scalars['Int']['output'];
  /** All its shifts by day, then start time. */
  shifts: Array<Shift>;
  /** When signing up closes (`SIGNUPS_CLOSED` from then on); null: when each shift begins. */
  signupsCloseAt?: Maybe<Scalars['Instant']['output']>;
  /** When visitors can start to sign up (`SIGNUPS_NOT_OPEN` before); null: at once. */
  signupsOpenAt?: Maybe<Scalars['Instant']['output']>;
  /** Part of the event page's address: `/event/{slug}`. Unique. */
  slug: Scalars['String']['output'];
  /** First day. */
  startDate: Scalars['Day']['output'];
  /** Whether it is a draft, published, or cancelled. */
  state: EventState;
  /** Places still free, in shifts that have begun too; an over-full shift counts as 0, never below, as does what is called off. */
  stillRequired: Scalars['Int']['output'];
  /** IANA time zone of every wall-clock time of this event; the organisation's where the event names none. */
  timeZone: Scalars['String']['output'];
  /** When its own columns last changed (those of a shift hold its `qtyRegistered`); columns computed from other records never touch it. */
  updatedAt: Scalars['Instant']['output'];
  /** Version of the record; an editor sends back the one they loaded. Errors: NOT_SIGNED_IN. */
  version: Scalars['Int']['output'];
  /** What the caller may do with the event. */
  viewerCan: ViewerCan;
  /** People who hold an active signup. Errors: NOT_SIGNED_IN. */
  volunteerCount: Scalars['Int']['output'];
  /** Whether people can wait for places in its full shifts. */
  waitlistEnabled: Scalars['Boolean']['output'];
  /** The event's own website (http or https). */
  website?: Maybe<Scalars['String']['output']>;
};


/** A sporting event that needs volunteers. */
export type EventShiftsArgs = {
  orderBy?: InputMaybe<ShiftOrder>;
  where?: InputMaybe<ShiftFilter>;
};

/** One event with what is managed in it: all categories for admins, their own for a lead. */
export type EventBoard = {
  __typename?: 'EventBoard';
  /** The categories by name. */
  categories: Array<Category>;
  /** The event. */
  event: Event;
};

/** Something of an event reads differently now. */
export type EventChange = {
  __typename?: 'EventChange';
  /** Everything before it has been sent. After a lost connection, continue with `after`. */
  position: Scalars['String']['output'];
  /** The shifts that changed, came, went, or have other people in them. Empty when it is more than single shifts: then reload the event. */
  shiftIds: Array<Scalars['ID']['output']>;
};

/** Which events; what is left out does not matter. */
export type EventFilter = {
  /** That start on this day or later. */
  from?: InputMaybe<Scalars['Day']['input']>;
  /** That are over by the event's clock, or run or are to come. */
  over?: InputMaybe<Scalars['Boolean']['input']>;
  /** That start on this day or earlier. */
  to?: InputMaybe<Scalars['Day']['input']>;
};

/** Orders of events. */
export type EventOrder =
  /** The one that begins last first. */
  | 'LATEST'
  /** By first day, then name. */
  | 'START';

/** The states of an event. */
export type EventState =
  /** Everybody sees that it is cancelled; nobody can sign up any more. */
  | 'CANCELLED'
  /** Only staff see it. */
  | 'DRAFT'
  /** Everybody sees it. */
  | 'PUBLISHED';

/** An event whose state was changed. */
export type EventStateChange = {
  __typename?: 'EventStateChange';
  /** The event as it is now. */
  event: Event;
};

/** Something of the caller that proves a sign-in beside the password. */
export type Factor = {
  __typename?: 'Factor';
  /** When it was added. */
  createdAt: Scalars['Instant']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its kind. */
  kind: FactorKind;
  /** When it was last used; null for never. */
  lastUsedAt?: Maybe<Scalars['Instant']['output']>;
  /** What its owner calls it. */
  name: Scalars['String']['output'];
};

/** The kinds of second factors. */
export type FactorKind =
  /** A passkey of a phone, computer or security key. It signs in without a password, too. */
  | 'PASSKEY'
  /** An authenticator app that shows six digits. */
  | 'TOTP';

/** What a calendar or spreadsheet reads at a secret address, which was shown once. It shows what its maker may see at that moment. */
export type Feed = {
  __typename?: 'Feed';
  /** The one category that it shows; null for all. */
  category?: Maybe<Category>;
  /** The one category that it shows; null for all. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** When it was made. */
  createdAt: Scalars['Instant']['output'];
  /** Who created it; it shows what they may see. */
  createdBy: User;
  /** The last day on which it answers: 30 days after its event. */
  endsOn: Scalars['Day']['output'];
  /** The event that it is about. */
  event: Event;
  /** The event that it is about. */
  eventId: Scalars['ID']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Whether it no longer answers: it was stopped, or its event is long over. */
  isOver: Scalars['Boolean']['output'];
  /** What it holds: `SHIFTS`, `ROSTER` or `SIGNUPS`. */
  kind: Scalars['String']['output'];
  /** When it was last read, to within a minute; null while it never was. */
  lastUsedAt?: Maybe<Scalars['Instant']['output']>;
  /** The lead whose categories alone it shows; null for all. */
  lead?: Maybe<User>;
  /** The lead whose categories alone it shows; null for all. */
  leadId?: Maybe<Scalars['ID']['output']>;
  /** The one place that it shows; null for all. */
  place?: Maybe<Scalars['String']['output']>;
  /** When it was stopped; null while it was not. */
  revokedAt?: Maybe<Scalars['Instant']['output']>;
  /** Whether it contains phone numbers, and with `SIGNUPS` e-mail addresses. */
  withPhones: Scalars['Boolean']['output'];
};

/** How full a category is, and whether it fills as it should. */
export type FillForecast = {
  __typename?: 'FillForecast';
  /** Whether, before the first day, fewer are filled than last year, and the category is not full. */
  behindLastYear: Scalars['Boolean']['output'];
  /** Whether, before the first day, fewer are filled than `expected`. */
  behindPace: Scalars['Boolean']['output'];
  /** The category's name. */
  category: Scalars['String']['output'];
  /** The category. */
  categoryId: Scalars['ID']['output'];
  /** How many should be filled by now at 10% a week: 10% in the tenth week before the event, 10% more in each week after that, all in the last week. */
  expected: Scalars['Int']['output'];
  /** Spots of shifts that take place that are taken; an over-full shift counts as full. */
  filled: Scalars['Int']['output'];
  /** How many were filled as many days before the event that it was copied from, in the category of that name; null without one. */
  lastYear?: Maybe<Scalars['Int']['output']>;
  /** Spots of shifts that take place. */
  required: Scalars['Int']['output'];
};

/** Somebody who is here and could be sent to another post. Nobody who has a place elsewhere at the moment of the start. */
export type FreePerson = {
  __typename?: 'FreePerson';
  /** That category's name. */
  category: Scalars['String']['output'];
  /** The category of their shift. */
  categoryId: Scalars['ID']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** The caller's posts to which they may not be sent: they have to be elsewhere before its shift ends, are too young for it, or nobody knows their age, or were taken out of one of its shifts. */
  notFor: Array<Scalars['ID']['output']>;
  /** Phone number; null for API keys, and where none is known. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Where they are; null where nobody said. */
  place?: Maybe<Scalars['String']['output']>;
  /** Why they may go. */
  reason: FreeReason;
  /** The signup with all that the caller may see of it; null when it was removed at this moment. */
  signup?: Maybe<Signup>;
  /** Their signup. */
  signupId: Scalars['ID']['output'];
};

/** Why somebody who is here may be sent to another post. */
export type FreeReason =
  /** Their shift ended less than two hours ago. */
  | 'DONE'
  /** Their role is to stand by. */
  | 'STANDBY'
  /** Their post has more people than it needs. */
  | 'SURPLUS';

/** An adult agreed that somebody helps who is younger than the role needs. */
export type GuardianConsent = {
  __typename?: 'GuardianConsent';
  /** When. */
  givenAt: Scalars['Instant']['output'];
  /** Who agreed, as typed. */
  guardianName: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** The place it is for. */
  signupId: Scalars['ID']['output'];
  /** What they agreed to, in the words that they saw. */
  wording: Scalars['String']['output'];
};

/** A day, time, number or mark of a record that became another one. */
export type HistoryChange = {
  __typename?: 'HistoryChange';
  /** What it became; empty where there is none, as of `cancelledAt` once a shift is reinstated. */
  after: Scalars['String']['output'];
  /** What it was; empty where there was none, as of `cancelledAt` before a shift is called off. */
  before: Scalars['String']['output'];
  /** The field, such as `startTime`. */
  field: Scalars['String']['output'];
};

/** Something that happened to a record. Names are those of today. */
export type HistoryEntry = {
  __typename?: 'HistoryEntry';
  /** Who of the staff did it, or the name of the program; null once that account is deleted. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** When it happened. */
  at: Scalars['Instant']['output'];
  /** Whether staff did it, or a program with an API key; otherwise the people themselves. */
  byStaff: Scalars['Boolean']['output'];
  /** How days, times, numbers and marks changed. */
  changes: Array<HistoryChange>;
  /** How a signup ended: `household`, `staff`, or `merge` of two people who both had the place; null otherwise. */
  endedBy?: Maybe<Scalars['String']['output']>;
  /** The fields that changed, including those whose texts are not stored. */
  fields: Array<Scalars['String']['output']>;
  /** Record and verb, such as `shift.changed` or `signup.cancelled`. */
  kind: Scalars['String']['output'];
  /** A number that no other entry has. */
  position: Scalars['String']['output'];
  /** UUID of the record: that of the history, or one within it. */
  recordId: Scalars['ID']['output'];
  /** Whose signup it is about, or who was asked; null for other records, and once it or the person is removed. */
  volunteerName?: Maybe<Scalars['String']['output']>;
};

/** A page of a list that grows. */
export type HistoryEntryConnection = {
  __typename?: 'HistoryEntryConnection';
  /** The rows, each with its place. */
  edges: Array<HistoryEntryEdge>;
  /** The rows. */
  nodes: Array<HistoryEntry>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows there are, of all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list, and its place there. */
export type HistoryEntryEdge = {
  __typename?: 'HistoryEntryEdge';
  /** Its place in the list: good also when the row itself is gone. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: HistoryEntry;
};

/** By what hours are added up. */
export type HoursBy =
  /** A row for each category of an event. */
  | 'CATEGORY'
  /** A row for each event. */
  | 'EVENT'
  /** A row for all people of an e-mail address; those without an address each have their own. */
  | 'HOUSEHOLD'
  /** A row for each person. */
  | 'PERSON';

/** How an event counts the hours of people who came. */
export type HoursFrom =
  /** From arriving to leaving, as it was marked. */
  | 'MARKS'
  /** The length of the shift. Who was sent to another post is counted by their marks. */
  | 'PLANNED';

/** The hours of a person, a household, an event or a category. */
export type HoursRow = {
  __typename?: 'HoursRow';
  /** Those of `minutes` that staff corrected. */
  correctedMinutes: Scalars['Int']['output'];
  /** The e-mail address of a person or household; null without one, and for events and categories. */
  email?: Maybe<Scalars['String']['output']>;
  /** The id of the person, event or category; of a household its address in lower case, or `walk-in:` or `erased:` and an id without one. */
  id: Scalars['ID']['output'];
  /** All minutes that count. */
  minutes: Scalars['Int']['output'];
  /** Signups whose person did not come. */
  missed: Scalars['Int']['output'];
  /** The name; of a household the names of its people. */
  name: Scalars['String']['output'];
  /** Those of `minutes` that are presumed, because nobody was marked in the shift. */
  presumedMinutes: Scalars['Int']['output'];
  /** Signups with minutes that count. */
  shifts: Scalars['Int']['output'];
  /** Signups of which nobody knows whether the person came. None of their minutes count. */
  unsettled: Scalars['Int']['output'];
};

/** A page of added-up hours, and the sums of all pages. A lead has their own categories. */
export type HoursTable = {
  __typename?: 'HoursTable';
  /** Rows of all pages together. */
  matching: Scalars['Int']['output'];
  /** Minutes of all pages together. */
  minutes: Scalars['Int']['output'];
  /** The page, by name. */
  rows: Array<HoursRow>;
  /** Signups of all pages together of which nobody knows whether the person came. */
  unsettled: Scalars['Int']['output'];
};

/** Whose hours; every part is optional. Drafts count only where their event is named. */
export type HoursWhere = {
  /** Of this event. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** Of shifts on this day of the event's time zone or later. */
  from?: InputMaybe<Scalars['Day']['input']>;
  /** Of shifts on this day of the event's time zone or earlier. */
  to?: InputMaybe<Scalars['Day']['input']>;
  /** Of this person. */
  volunteerId?: InputMaybe<Scalars['ID']['input']>;
};

/** All people who signed up under one e-mail address. Reached only by its mailed link or its address, and as staff. */
export type Household = {
  __typename?: 'Household';
  /** The address of the household's own calendar, for a browser that opened its mailed link; null for all others. Closing links closes it. */
  calendarAddress?: Maybe<Scalars['String']['output']>;
  /** The address. */
  email: Scalars['String']['output'];
  /** Whether it is sent reminders and mails to groups, and the token that switches them, for a browser that opened its mailed link; null for all others. */
  mailSwitch?: Maybe<MailSwitch>;
  /** Whether its people may be asked to take over when somebody drops out: one of them agreed. Null where an address alone was looked up. */
  mayBeAsked?: Maybe<Scalars['Boolean']['output']>;
  /** Its people by first name; for a lead those of their own categories. */
  volunteers: Array<Volunteer>;
};

/** An answer of one of several people. */
export type HouseholdAnswerInput = {
  /** Whose: their place among the people, counted from 0. */
  person: Scalars['Int']['input'];
  /** The question. */
  questionId: Scalars['ID']['input'];
  /** The answer: one text, or several choices; `yes` or `no`; a birth date as YYYY-MM-DD. Nothing where it is empty. */
  value: Array<Scalars['String']['input']>;
};

/** The result of a household lookup. */
export type HouseholdLookup = {
  __typename?: 'HouseholdLookup';
  /** The household, without phone numbers; null when a link was mailed instead. */
  household?: Maybe<Household>;
  /** With LOOKUP_MODE=link: the link was mailed, if there is such a household. */
  sent: Scalars['Boolean']['output'];
};

/** A member of a household that signs up together. */
export type HouseholdPersonInput = {
  /** Required: 'First name is required'. */
  firstName: Scalars['String']['input'];
  /** Required: 'Last name is required'. */
  lastName: Scalars['String']['input'];
};

/** A shift, and for whom. */
export type HouseholdPlaceInput = {
  /** The index of the person in `people`, counted from 0. */
  person: Scalars['Int']['input'];
  /** The shift. Unknown: SHIFT_NOT_FOUND. */
  shiftId: Scalars['ID']['input'];
};

/** Where one image can be sent. */
export type ImageUpload = {
  __typename?: 'ImageUpload';
  /** Takes the image by PUT, once, within 15 minutes. Without its query it is the address where the image is then shown. */
  uploadURL: Scalars['String']['output'];
};

/** A full shift, and the people who wait for it together. */
export type JoinWaitlistInput = {
  /** A valid address: 'Valid email is required'. */
  email: Scalars['String']['input'];
  /** Whether fewer places than people may be offered; the first of them then come. */
  fewerIsFine?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who waits: places are offered to all of them together. */
  people: Array<WaitingPersonInput>;
  /** Optional phone number, 40 characters at most. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The shift. Unknown: SHIFT_NOT_FOUND. */
  shiftId: Scalars['ID']['input'];
};

/** A recipient; one per e-mail address. */
export type MailContact = {
  __typename?: 'MailContact';
  /** E-mail address as typed. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** The phones of everybody of this address in the group, as typed. */
  phones: Array<Scalars['String']['output']>;
  /** Of a day: all of their shifts there began the day before and end on it. */
  sinceYesterday: Scalars['Boolean']['output'];
  /** They switched reminders and mails to groups off: they get none. */
  switchedOff: Scalars['Boolean']['output'];
};

/** What became of a mail that was sent: `messageId` and `kind`, or `report`. */
export type MailEventInput = {
  /** `bounced`: it came back for good. `delivered`: it arrived. `delayed`: nothing is sure yet, and nothing changes. Also `bounce`, `failed`, `deferred`, `delivery`, in any case. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** The `Message-ID` of the mail that was sent, with or without its angle brackets. */
  messageId?: InputMaybe<Scalars['String']['input']>;
  /** Why, in the words of the mail server. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The raw delivery report (RFC 3464), as a mail; instead of the others. */
  report?: InputMaybe<Scalars['String']['input']>;
};

/** A message that was not delivered. */
export type MailFailure = {
  __typename?: 'MailFailure';
  /** The address it was sent to. */
  email: Scalars['String']['output'];
  /** The message. */
  id: Scalars['ID']['output'];
  /** The recipient's name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The mail server's answer. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** People who signed up for something. A lead has those of their own categories. */
export type MailGroup = {
  __typename?: 'MailGroup';
  /** Distinct e-mail addresses with an active signup. */
  contactCount: Scalars['Int']['output'];
  /** The day, of the kind `DAY`. */
  date?: Maybe<Scalars['Day']['output']>;
  /** The event it belongs to. */
  eventId: Scalars['ID']['output'];
  /** That event's name. */
  eventName: Scalars['String']['output'];
  /** The event, category, role, shift or signup; of a day, its event. */
  id: Scalars['ID']['output'];
  /** The kind of group. */
  kind: MailGroupKind;
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Everybody with an active signup in an event, a category, a role, a shift or a day, or those of some signups. */
export type MailGroupInput = {
  /** The day, for the kind `DAY`. */
  date?: InputMaybe<Scalars['Day']['input']>;
  /** E-mail addresses that get no message. */
  except?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The event, category, role, shift or signup; of a day, its event. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Several shifts or signups, 500 at most. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The kind of group. */
  kind: MailGroupKind;
};

/** The kinds of groups that can be mailed. */
export type MailGroupKind =
  /** Everybody of a category. */
  | 'CATEGORY'
  /** Everybody of one day of an event, and of nights that end on it. */
  | 'DAY'
  /** Everybody of an event. */
  | 'EVENT'
  /** Everybody of a volunteer role. */
  | 'OPPORTUNITY'
  /** Everybody of a shift, or of several. */
  | 'SHIFT'
  /** Those with the signups that are named. */
  | 'SIGNUP';

/** Which mails a household is sent besides those about its own signups. */
export type MailSwitch = {
  __typename?: 'MailSwitch';
  /** Whether it is sent reminders and mails to groups. */
  on: Scalars['Boolean']['output'];
  /** With what it is switched: the last part of the address in these mails. */
  token: Scalars['String']['output'];
};

/** What somebody saw of a person who signed up. */
export type MarkInput = {
  /** A UUID that the device makes. The same id again is answered KNOWN. */
  id: Scalars['ID']['input'];
  /** What somebody saw. */
  kind: MarkKind;
  /** When it was marked, by the device's own clock, 1970 or later. */
  occurredAt: Scalars['Instant']['input'];
  /** Milliseconds: the server's clock minus the device's, as the device knew it when marking. */
  offset?: InputMaybe<Scalars['Float']['input']>;
  /** The ids of the signup's heads that the device knew. Left out: those that the server knows. */
  seen?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Counts up with each mark of the device. Left out: the order of arrival. */
  sequence?: InputMaybe<Scalars['Int']['input']>;
  /** The signup, or the id of a walk-in. */
  signupId: Scalars['ID']['input'];
  /** Of UNDONE: the id of the mark that it takes back. */
  undoes?: InputMaybe<Scalars['String']['input']>;
};

/** What somebody at a post saw. */
export type MarkKind =
  /** They are here. */
  | 'ARRIVED'
  /** They left. */
  | 'LEFT'
  /** They are not here. */
  | 'NO_SHOW'
  /** An earlier mark was a mistake. */
  | 'UNDONE';

/** How a mark, or somebody who walked in, was taken. */
export type MarkOutcome =
  /** It was stored before: nothing changed. */
  | 'KNOWN'
  /** It is not stored; `code` and `message` say why. */
  | 'REFUSED'
  /** It is stored. */
  | 'STORED';

/** The answer to one mark, or to somebody who walked in. */
export type MarkResult = {
  __typename?: 'MarkResult';
  /** The error code; null unless it was refused. */
  code?: Maybe<Scalars['String']['output']>;
  /** The id that the device made. */
  id: Scalars['ID']['output'];
  /** Why it was refused, for people; null unless it was. */
  message?: Maybe<Scalars['String']['output']>;
  /** How it was taken. */
  result: MarkOutcome;
  /** The signup that it belongs to; null if it was refused. */
  signupId?: Maybe<Scalars['ID']['output']>;
};

/** A meal voucher of a person for a day. */
export type MealVoucher = {
  __typename?: 'MealVoucher';
  /** The address in its QR code. */
  address: Scalars['String']['output'];
  /** The categories in which its person has a shift on that day; empty where a single voucher was read. */
  categoryIds: Array<Scalars['ID']['output']>;
  /** Its 16 letters, always the same: a reprint is the same voucher. */
  code: Scalars['String']['output'];
  /** The day for which it is, by the clock of the event. */
  day: Scalars['Day']['output'];
  /** The event. */
  eventId: Scalars['ID']['output'];
  /** The event's name. */
  eventName: Scalars['String']['output'];
  /** First name; empty once that person was deleted. */
  firstName: Scalars['String']['output'];
  /** Whether it can be used now: it was not, and this is its day, or the night after while a shift of that day runs. */
  isToday: Scalars['Boolean']['output'];
  /** Last name; empty once that person was deleted. */
  lastName: Scalars['String']['output'];
  /** Which of their vouchers of that day it is, from 1. */
  number: Scalars['Int']['output'];
  /** When and where it was used, such as 'Used at 11:42 AM at the Feed Station'; null while it was not. */
  used?: Maybe<Scalars['String']['output']>;
  /** When it was used; null while it was not. */
  usedAt?: Maybe<Scalars['Instant']['output']>;
};

/** How many meals a day of the event takes, in all categories. */
export type MealVoucherDay = {
  __typename?: 'MealVoucherDay';
  /** The day. */
  day: Scalars['Day']['output'];
  /** Vouchers that there are, printed or not. */
  printed: Scalars['Int']['output'];
  /** Vouchers that were used, also by people who have none any more. */
  used: Scalars['Int']['output'];
};

/** The meal vouchers of an event; for a lead those of people in own categories. */
export type MealVouchers = {
  __typename?: 'MealVouchers';
  /** The counts of each day of the whole event, for the kitchen. */
  days: Array<MealVoucherDay>;
  /** All of them by day, last name, first name and number. */
  vouchers: Array<MealVoucher>;
};

/** What a merge of two people would do. */
export type MergePreview = {
  __typename?: 'MergePreview';
  /** Shifts in which both hold a place. */
  doubled: Array<DoubledPlace>;
  /** Whether both are under one address. */
  isOneAddress: Scalars['Boolean']['output'];
  /** Mails that wait or failed, and go to the other address. */
  mails: Scalars['Int']['output'];
  /** Active signups that move to the person who stays. */
  moved: Scalars['Int']['output'];
  /** Whether other people stay under the address of the person who is removed. */
  othersStay: Scalars['Boolean']['output'];
  /** The phone number that stays; null where an address alone was looked up. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Who is removed. */
  source: PersonToMerge;
  /** Who stays. */
  target: PersonToMerge;
  /** Waitlist entries that move along. */
  waiting: Scalars['Int']['output'];
};

/** The result of a merge. */
export type MergedVolunteers = {
  __typename?: 'MergedVolunteers';
  /** The person who was removed. */
  removedId: Scalars['ID']['output'];
  /** The person who remains, with the signups of both. */
  volunteer: Volunteer;
};

/** What the minutes of a signup come from. */
export type MinutesFrom =
  /** Staff corrected them. */
  | 'CORRECTED'
  /** Their marks, rounded to quarters of an hour: not before the planned start, up to when they left, at most 4 hours after the planned end; without that up to the planned end. None if they did not come. */
  | 'MARKS'
  /** They came: the length of their shift, up to the moment at which it was called off. */
  | 'PLANNED'
  /** Nobody was marked in the shift: its planned length. */
  | 'PRESUMED'
  /** Others in the shift were marked and they were not, or marks disagree: none count. */
  | 'UNKNOWN';

/** A signup that was moved to another shift. */
export type MoveSignupResult = {
  __typename?: 'MoveSignupResult';
  /** Those shifts; for a lead who created the signup those of their own categories. Allowed, but worth showing a warning. */
  conflicts: Array<Shift>;
  /** Whether this person is in another shift that overlaps: for staff of any event, else one of `conflicts`. */
  isBusy: Scalars['Boolean']['output'];
  /** The shift that it had before, as it is now; null where it had the new one already. */
  previousShift?: Maybe<Shift>;
  /** The signup, with its new shift. */
  signup: Signup;
  /** Warnings for staff who created the signup: questions of the shift that nobody answered, and who is younger than the role needs. Empty for everybody else. */
  warnings: Array<Scalars['String']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a passkey to the caller. Errors: INVALID_INPUT, CHALLENGE_OVER, SECOND_FACTOR_WRONG, TOO_MANY_FACTORS, PASSKEY_KNOWN, STEP_UP_REQUIRED, NOT_SIGNED_IN. */
  addPasskey: AddFactorPayload;
  /** Adds the authenticator app that was begun. Errors: INVALID_INPUT, CHALLENGE_OVER, SECOND_FACTOR_WRONG, TOO_MANY_FACTORS, STEP_UP_REQUIRED, NOT_SIGNED_IN. */
  addTotp: AddFactorPayload;
  /** Changes many shifts at once, exactly as the preview of this version showed, and mails each household once. Errors: INVALID_INPUT, EVENT_NOT_FOUND, SHIFT_NOT_FOUND, PLAN_CHANGE_NOT_FOUND, EVENT_CANCELLED, CHANGED_MEANWHILE, NOT_SIGNED_IN. */
  applyPlanChange: AppliedPlanChange;
  /** Changes many shifts in ten seconds, exactly as the preview of this version showed, unless it is undone. Errors: INVALID_INPUT, EVENT_NOT_FOUND, SHIFT_NOT_FOUND, EVENT_CANCELLED, CHANGED_MEANWHILE, ACTION_WAITS, NOT_SIGNED_IN. */
  applyPlanChangeLater: WaitingAction;
  /** Applies a prepared plan, exactly as the preview of this version showed, and mails each household once. Errors: INVALID_INPUT, PLAN_CHANGE_NOT_FOUND, SHIFT_NOT_FOUND, EVENT_CANCELLED, CHANGED_MEANWHILE, NOT_SIGNED_IN. */
  applyPreparedPlanChange: AppliedPlanChange;
  /** Applies a prepared plan in ten seconds, exactly as the preview of this version showed, unless it is undone. Errors: INVALID_INPUT, PLAN_CHANGE_NOT_FOUND, SHIFT_NOT_FOUND, EVENT_CANCELLED, CHANGED_MEANWHILE, ACTION_WAITS, NOT_SIGNED_IN. */
  applyPreparedPlanChangeLater: WaitingAction;
  /** Starts a search for a person who takes over a spot, which its household keeps until then; with the household cookie, the cookie of the signup itself, or as staff. Repeating it changes the message. Errors: INVALID_INPUT, SIGNUP_NOT_FOUND, ALREADY_CHECKED_IN, EVENT_CANCELLED, SHIFT_CANCELLED, SHIFT_STARTED, CHANGED_MEANWHILE, TOO_MANY_REQUESTS. */
  askForReplacement: ReplacementResult;
  /** Assigns further categories to a lead. Errors: INVALID_INPUT, CATEGORY_NOT_FOUND, LEAD_NOT_FOUND, NOT_SIGNED_IN, FORBIDDEN. */
  assignLead: User;
  /** Signs a known volunteer up, also for a shift that has started. Errors: INVALID_INPUT, SHIFT_NOT_FOUND, SIGNUP_NOT_FOUND, VOLUNTEER_NOT_FOUND, SHIFT_FULL, ALREADY_SIGNED_UP, EVENT_CANCELLED, SHIFT_CANCELLED, NOT_SIGNED_IN, FORBIDDEN. */
  assignVolunteer: Assignment;
  /** Begins to connect the caller with their account of the OpenID provider. Errors: NOT_FOUND, STEP_UP_REQUIRED, NOT_SIGNED_IN. */
  beginOidcConnection: BeginOidcConnectionPayload;
  /** Begins to add an authenticator app; `addTotp` ends it within 5 minutes. Errors: STEP_UP_REQUIRED, NOT_SIGNED_IN. */
  beginTotp: NewTotp;
  /** Cancels an event: nobody can sign up any more, and every household with an active signup is mailed once. Errors: INVALID_INPUT, EVENT_NOT_FOUND, EVENT_CANCELLED, EVENT_IS_DRAFT, NOT_SIGNED_IN, FORBIDDEN. */
  cancelEvent: EventStateChange;
  /** Calls an event off in ten seconds, unless it is undone. Errors: INVALID_INPUT, EVENT_NOT_FOUND, EVENT_CANCELLED, EVENT_IS_DRAFT, ACTION_WAITS, NOT_SIGNED_IN, FORBIDDEN. */
  cancelEventLater: WaitingAction;
  /** Cancels a signup, with the household cookie, the cookie of the signup itself, or as staff. Repeating it is no error. Errors: SIGNUP_NOT_FOUND, ALREADY_CHECKED_IN, TOO_MANY_REQUESTS. */
  cancelSignup: Signup;
  /** Cancels a signup; the household and the lead are mailed. Repeating it is no error. Errors: SIGNUP_NOT_FOUND, NOT_SIGNED_IN, FORBIDDEN. */
  cancelSignupAsStaff: Signup;
  /** Cancels a signup with a mailed household link. Repeating it is no error. Errors: SIGNUP_NOT_FOUND, ALREADY_CHECKED_IN, LINK_NOT_FOUND, LINK_EXPIRED, TOO_MANY_REQUESTS. */
  cancelSignupByLink: Signup;
  /** Cancels many signups at once; each person and each lead gets one mail. The result lists those that stay, with the reason. Errors: INVALID_INPUT, SIGNUP_NOT_FOUND, NOT_SIGNED_IN, FORBIDDEN. */
  cancelSignups: CancelledSignups;
  /** Cancels many signups in ten seconds, unless it is undone. Errors: INVALID_INPUT, SIGNUP_NOT_FOUND, NOT_SIGNED_IN. */
  cancelSignupsLater: WaitingCancellation;
  /** Changes the role of a user, who has to sign in again. Errors: USER_NOT_FOUND, LAST_ADMIN, STEP_UP_REQUIRED, NOT_SIGNED_IN, FORBIDDEN. */
  changeUserRole: User;
  /** Ends a sign-in by the OpenID provider (`/auth/oidc`): the page fetches its half of the session, once and within 60 seconds. Errors: SESSION_EXPIRED. */
  claimSession: Session;
  /** Records the decision that a start may go. Forbids nothing. Errors: INVALID_INPUT, START_NOT_FOUND, CHANGED_MEANWHILE, POSTS_OPEN, NOT_SIGNED_IN, FORBIDDEN. */
  clearStart: RaceStartPayload;
  /** Signs in with the second step after SECOND_FACTOR_REQUIRED, or with a passkey alone. A wrong proof leaves the challenge as it is. Errors: INVALID_INPUT, SECOND_FACTOR_WRONG, CHALLENGE_OVER, TOO_MANY_REQUESTS. */
  completeSignIn: Session;
  /** Erases the people of a mailed link, for ever. Twice within a minute is no error. Errors: ERASURE_NOT_FOUND, ERASURE_OVER, TOO_MANY_REQUESTS, ON_A_SHIFT. */
  confirmErasure: ConfirmErasurePayload;
  /** Records 'Still coming' after the plan changed, with the household cookie or as staff. Repeating it is no error. Errors: SIGNUP_NOT_FOUND, TOO_MANY_REQUESTS. */
  confirmSignup: ConfirmedSignup;
  /** The e-mail addresses of all signups that match, each once, to be copied; noted in the audit log. A lead has their own categories. Errors: INVALID_INPUT, NOT_SIGNED_IN. */
  copySignupEmails: Array<Scalars['String']['output']>;
  /** Sets the minutes that count for a signup whose shift is over, or takes that back. Errors: SIGNUP_NOT_FOUND, INVALID_INPUT, NOT_SIGNED_IN. */
  correctHours: CorrectHoursPayload;
  /** Changes the address of everybody behind an address that a mail did not reach, and sends their waiting mails to the new one. Returns how many people moved. Errors: INVALID_INPUT, VOLUNTEER_NOT_FOUND, MAIL_NOT_FOUND, NAME_TAKEN, NOT_SIGNED_IN, FORBIDDEN. */
  correctMailAddress: Scalars['Int']['output'];
  /** Moves a signup to the same name under another address and mails the confirmation there, for the browser that made it: within 30 minutes, at most twice. Repeating it is no error. Errors: INVALID_INPUT, SHIFT_NOT_FOUND, SIGNUP_NOT_FOUND, ALREADY_SIGNED_UP, CORRECTED_TWICE, TOO_MANY_REQUESTS. */
  correctSignupEmail: SignUpResult;
  /** Makes an API key and gives its token this once. Errors: INVALID_INPUT, EVENT_NOT_FOUND, STEP_UP_REQUIRED, NOT_SIGNED_IN, FORBIDDEN. */
  createApiKey: CreateApiKeyPayload;
  /** Creates a category of an event. Errors: INVALID_INPUT, EVENT_NOT_FOUND, LEAD_NOT_FOUND, CATEGORY_NAME_TAKEN, NOT_SIGNED_IN, FORBIDDEN. */
  createCategory: Category;
  /** Makes a link by which helpers mark who is here at a post, and gives its secret address this once. Errors: INVALID_INPUT, CATEGORY_NOT_FOUND, NOT_SIGNED_IN. */
  createCheckInLink: CreateCheckInLinkPayload;
  /** Creates an event. Errors: INVALID_INPUT, SLUG_TAKEN, ID_TAKEN, FILE_TOO_LARGE, NOT_AN_IMAGE, NOT_SIGNED_IN, FORBIDDEN. */
  createEvent: Event;
  /** Makes a feed and gives its secret address this once. Errors: INVALID_INPUT, EVENT_NOT_FOUND, CATEGORY_NOT_FOUND, LEAD_NOT_FOUND, NOT_SIGNED_IN. */
  createFeed: CreateFeedPayload;
  /** Creates an upload address for one image (JPEG, PNG, WebP, GIF or AVIF, up to 10 MB). Errors: INVALID_INPUT, TOO_MANY_REQUESTS, NOT_SIGNED_IN. */
  createImageUpload: ImageUpload;
  /** Creates a lead with their categories and mails a link to set a password. Errors: INVALID_INPUT, CATEGORY_NOT_FOUND, LEAD_NOT_FOUND, EMAIL_TAKEN, STEP_UP_REQUIRED, NOT_SIGNED_IN, FORBIDDEN. */
  createLead: User;
  /** Creates a volunteer role. Errors: INVALID_INPUT, CATEGORY_NOT_FOUND, OPPORTUNITY_NAME_TAKEN, ID_TAKEN, NOT_SIGNED_IN, FORBIDDEN. */
  createOpportunity: SavedOpportunity;
  /** Adds a post to a category; an event has 500 at most. Errors: INVALID_INPUT, CATEGORY_NOT_FOUND, POST_EXISTS, NOT_SIGNED_IN. */
  createPost: PostPayload;
  /** Adds a question to an event, or to one of its volunteer roles, for people who sign up from now on. Errors: INVALID_INPUT, EVENT_NOT_FOUND, OPPORTUNITY_NOT_FOUND, NOT_SIGNED_IN, FORBIDDEN. */
  createQuestion: SavedQuestion;
  /** Adds a start to an event, which has 20 at most. Errors: INVALID_INPUT, EVENT_NOT_FOUND, NOT_SIGNED_IN, FORBIDDEN. */
  createRaceStart: RaceStartPayload;
  /** Creates a shift. Errors: INVALID_INPUT, OPPORTUNITY_NOT_FOUND, SHIFT_NOT_FOUND, ID_TAKEN, NOT_SIGNED_IN, FORBIDDEN. */
  createShift: SavedShift;
  /** Creates several shifts, all or none. Errors: INVALID_INPUT, OPPORTUNITY_NOT_FOUND, SHIFT_NOT_FOUND, ID_TAKEN, NOT_SIGNED_IN, FORBIDDEN. */
  createShifts: SavedShifts;
  /** Creates an admin or a lead and mails a link to set a password. Errors: INVALID_INPUT, EMAIL_TAKEN, STEP_UP_REQUIRED, NOT_SIGNED_IN, FORBIDDEN. */
  createUser: User;
  /** Creates a webhook and returns its secret, which is shown only here. Errors: INVALID_INPUT, EVENT_NOT_FOUND, STEP_UP_REQUIRED, NOT_SIGNED_IN, FORBIDDEN. */
  createWebhook: CreateWebhookPayload;
  /** Declines an offer, by its link; the next on the waitlist is asked. Repeating it is no error. Errors: OFFER_NOT_FOUND, OFFER_OVER, TOO_MANY_REQUESTS. */
  declineOffer: WaitlistResult;
  /** Deletes a category with its roles, shifts and signups. Errors: CATEGORY_NOT_FOUND, ATTENDANCE_KEPT, CHANGED_MEANWHILE, NOT_SIGNED_IN, FORBIDDEN. */
  deleteCategory: Removal;
  /** Deletes an event with everything in it. Errors: EVENT_NOT_FOUND, ATTENDANCE_KEPT, NOT_SIGNED_IN, FORBIDDEN. */
  deleteEvent: Scalars['Boolean']['output'];
  /** Deletes a category, role or shift in ten seconds, unless it is undone; name exactly one. Errors: BAD_REQUEST, CATEGORY_NOT_FOUND, OPPORTUNITY_NOT_FOUND, SHIFT_NOT_FOUND, ACTION_WAITS, NOT_SIGNED_IN. */
  deleteLater: WaitingAction;
  /** Deletes a lead; their categories stay, without a lead, and their sign-ins end. Errors: LEAD_NOT_FOUND, STEP_UP_REQUIRED, NOT_SIGNED_IN, FORBIDDEN. */
  deleteLead: Scalars['Boolean']['output'];
  /** Deletes a volunteer role with its shifts and signups. Errors: OPPORTUNITY_NOT_FOUND, ATTENDANCE_KEPT, CHANGED_MEANWHILE, NOT_SIGNED_IN, FORBIDDEN. */
  deleteOpportunity: Removal;
  /** Deletes a post with its reports; shifts and people stay. Errors: POST_NOT_FOUND, CHANGED_MEANWHILE, NOT_SIGNED_IN. */
  deletePost: PostPayload;
  /** Deletes a prepared plan; what it changed stays. Errors: PLAN_CHANGE_NOT_FOUND, NOT_SIGNED_IN. */
  deletePreparedPlanChange: DeletedPlanChange;
  /** Deletes a question with its answers. Errors: QUESTION_NOT_FOUND, QUESTION_NEEDED, NOT_SIGNED_IN, FORBIDDEN. */
  deleteQuestion: DeletedQuestion;
  /** Deletes a start with what was reported for it. Posts that named it no longer do. Errors: START_NOT_FOUND, CHANGED_MEANWHILE, NOT_SIGNED_IN, FORBIDDEN. */
  deleteRaceStart: RaceStartPayload;
  /** Deletes a shift with its signups. Errors: SHIFT_NOT_FOUND, ATTENDANCE_KEPT, CHANGED_MEANWHILE, NOT_SIGNED_IN, FORBIDDEN. */
  deleteShift: Removal;
  /** Deletes a staff member and ends their sign-ins; their categories stay, without a lead. Errors: USER_NOT_FOUND, LAST_ADMIN, OWN_ACCOUNT, STEP_UP_REQUIRED, NOT_SIGNED_IN, FORBIDDEN. */
  deleteUser: Scalars['Boolean']['output'];
  /** Deletes a webhook, its log and what waits to be sent. Errors: WEBHOOK_NOT_FOUND, STEP_UP_REQUIRED, NOT_SIGNED_IN, FORBIDDEN. */
  deleteWebhook: DeleteWebhookPayload;
  /** Development only: signs in as a demo user. Errors: FORBIDDEN, NOT_FOUND, SECOND_FACTOR_REQUIRED, PASSWORD_SIGN_IN_OFF. */
  devSignIn: Session;
  /** Disconnects an account of an OpenID provider and ends the caller’s other sessions that came by one. Errors: CONNECTION_NOT_FOUND, LAST_WAY_IN, STEP_UP_REQUIRED, NOT_SIGNED_IN. */
  disconnectOidc: DisconnectOidcPayload;
  /** Copies an event with its categories, roles and shifts, without signups. Errors: INVALID_INPUT, EVENT_NOT_FOUND, SLUG_TAKEN, NOT_SIGNED_IN, FORBIDDEN. */
  duplicateEvent: DuplicatedEvent;
  /** Signs the caller out everywhere but here. Errors: NOT_SIGNED_IN. */
  endOtherSessions: EndOtherSessionsPayload;
  /** Signs the caller out on one of their devices. Errors: SESSION_NOT_FOUND, NOT_SIGNED_IN. */
  endSession: EndSessionPayload;
  /** Erases people for ever: nameless rows stay, so that hours and counts are as before. Errors: INVALID_INPUT, VOLUNTEER_NOT_FOUND, ON_A_SHIFT, STEP_UP_REQUIRED, NOT_SIGNED_IN, FORBIDDEN. */
  erasePeople: ErasePeoplePayload;
  /** Mails a user who has not set a password yet a new link to do so; earlier ones end. Errors: USER_NOT_FOUND, HAS_PASSWORD, TOO_MANY_REQUESTS, STEP_UP_REQUIRED, NOT_SIGNED_IN, FORBIDDEN. */
  inviteUserAgain: User;
  /** Puts people on the waitlist of a full shift, together, without an account. Errors: INVALID_INPUT, SHIFT_NOT_FOUND, EVENT_CANCELLED, SHIFT_CANCELLED, SHIFT_STARTED, SIGNUPS_NOT_OPEN, SIGNUPS_CLOSED, SHIFT_CLOSED, ALREADY_SIGNED_UP, SHIFT_NOT_FULL, WAITLIST_OFF, ALREADY_WAITING, TOO_MANY_REQUESTS. */
  joinWaitlist: WaitlistResult;
  /** Takes people off a waitlist, with the household cookie or that of the entry itself. Repeating it is no error. Errors: WAITLIST_ENTRY_NOT_FOUND, TOO_MANY_REQUESTS. */
  leaveWaitlist: WaitlistResult;
  /** Looks up a household by its address and gives this browser access to it for 30 minutes. Errors: INVALID_INPUT, VOLUNTEER_NOT_FOUND, TOO_MANY_REQUESTS. */
  lookUpHousehold: HouseholdLookup;
  /** Merges two people of the household that the cookie opens; admins any two people, of two addresses too. Repeating it is no error. Errors: INVALID_INPUT, VOLUNTEER_NOT_FOUND, TOO_MANY_REQUESTS. */
  mergeVolunteers: MergedVolunteers;
  /** Moves a signup to another shift of the same event in one step, with the household cookie, the cookie of the signup itself, or as staff of both categories. Repeating it is no error. Errors: INVALID_INPUT, SHIFT_NOT_FOUND, EVENT_CANCELLED, SHIFT_CANCELLED, SHIFT_STARTED, SIGNUPS_NOT_OPEN, SIGNUPS_CLOSED, SHIFT_CLOSED, ANSWER_REQUIRED, ANSWER_INVALID, TOO_YOUNG, CONSENT_REQUIRED, SIGNUP_NOT_FOUND, SHIFT_FULL, ALREADY_SIGNED_UP, ALREADY_CHECKED_IN, CHANGED_MEANWHILE, TOO_MANY_REQUESTS, FORBIDDEN. */
  moveSignup: MoveSignupResult;
  /** Replaces the caller’s recovery codes. Errors: FACTOR_NOT_FOUND, STEP_UP_REQUIRED, NOT_SIGNED_IN. */
  newRecoveryCodes: RecoveryCodesPayload;
  /** Notes that one of the `candidates` was asked for a shift by phone, and what they answered; the last answer counts. The same answer within an hour changes nothing. Errors: SHIFT_NOT_FOUND, VOLUNTEER_NOT_FOUND, NOT_SIGNED_IN. */
  noteAsked: NoteAskedPayload;
  /** Mails the household of a signup that staff cancelled without a mail. Repeating it is no error and mails nobody again. Errors: SIGNUP_NOT_FOUND, NOT_SIGNED_IN, FORBIDDEN. */
  notifyOfCancellation: Signup;
  /** Offers open spots to people of a waitlist, out of turn. Repeating it is no error. Errors: WAITLIST_ENTRY_NOT_FOUND, SHIFT_FULL, EVENT_CANCELLED, SIGNUPS_NOT_OPEN, SIGNUPS_CLOSED, SHIFT_CANCELLED, SHIFT_CLOSED, OFFER_OVER, SHIFT_STARTED, NOT_SIGNED_IN. */
  offerPlace: WaitlistResult;
  /** Begins to add a passkey; `addPasskey` ends it. Errors: PASSKEYS_OFF, STEP_UP_REQUIRED, NOT_SIGNED_IN. */
  passkeyOptions: PasskeyOptions;
  /** Begins to sign in with a passkey alone; `completeSignIn` ends it. Errors: PASSKEYS_OFF, TOO_MANY_REQUESTS. */
  passkeySignInOptions: PasskeyOptions;
  /** Shows a draft to everybody, or revives a cancelled event with the spots as they were and mails the people who were mailed about the cancellation. Errors: EVENT_NOT_FOUND, NOT_SIGNED_IN, FORBIDDEN. */
  publishEvent: EventStateChange;
  /** Marks who came, left or is missing, and adds people who came without a signup. Each is answered by itself. The same call again changes nothing. Errors: INVALID_INPUT, FORBIDDEN, LINK_EXPIRED, DEVICE_REVOKED, TOO_MANY_REQUESTS, NOT_SIGNED_IN. */
  recordAttendance: RecordAttendancePayload;
  /** Records what a mail server reports later about a mail that it accepted, for admins and keys of the scope `write:mail-events`: by the id of the message and the kind, or as the raw delivery report. Errors: INVALID_INPUT, MAIL_NOT_SENT, NOT_SIGNED_IN, FORBIDDEN. */
  recordMailEvent: RecordMailEventPayload;
  /** Redeems a meal voucher, once; the same press again is the same success. Errors: INVALID_INPUT, FORBIDDEN, LINK_EXPIRED, DEVICE_REVOKED, VOUCHER_NOT_FOUND, TOO_MANY_REQUESTS, VOUCHER_USED, VOUCHER_NOT_TODAY, ID_TAKEN, NOT_SIGNED_IN. */
  redeemVoucher: RedeemVoucherPayload;
  /** Removes one of the caller’s factors and signs them out elsewhere; recovery codes go with the last one. Errors: FACTOR_NOT_FOUND, LAST_FACTOR, STEP_UP_REQUIRED, NOT_SIGNED_IN. */
  removeFactor: RemoveFactorPayload;
  /** Takes people off a waitlist, as staff. Repeating it is no error. Errors: WAITLIST_ENTRY_NOT_FOUND, NOT_SIGNED_IN. */
  removeFromWaitlist: WaitlistResult;
  /** Corrects the name and phone number of a user. Errors: INVALID_INPUT, USER_NOT_FOUND, STEP_UP_REQUIRED, NOT_SIGNED_IN, FORBIDDEN. */
  renameUser: User;
  /** Renames a person of the household that the cookie opens; admins anybody. Errors: INVALID_INPUT, VOLUNTEER_NOT_FOUND, NAME_TAKEN, TOO_MANY_REQUESTS. */
  renameVolunteer: Volunteer;
  /** Revokes all mailed links of the household and mails a new one; this browser keeps its access. Errors: LINK_NOT_FOUND, LINK_EXPIRED, TOO_MANY_REQUESTS. */
  replaceHouseholdLink: Scalars['Boolean']['output'];
  /** Notes what was reported of a post by radio, or takes it back. Errors: INVALID_INPUT, POST_NOT_FOUND, START_NOT_FOUND, NOT_SIGNED_IN. */
  reportPost: ReportPostPayload;
  /** Mails the household the link by which people of it are erased; needs the cookie of its mailed link. Errors: INVALID_INPUT, VOLUNTEER_NOT_FOUND, ON_A_SHIFT, TOO_MANY_REQUESTS. */
  requestErasure: RequestErasurePayload;
  /** Mails a sign-in link, good once and for 10 minutes; true whether or not the address is known. Errors: INVALID_INPUT, TOO_MANY_REQUESTS. */
  requestMagicLink: Scalars['Boolean']['output'];
  /** Mails a link to set a new password, good once and for one hour; true whether or not the address is known. Errors: INVALID_INPUT, TOO_MANY_REQUESTS. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Sends a message again, under the same `webhook-id` and with the header `webhook-resent: true`. Errors: DELIVERY_NOT_FOUND, NOT_SIGNED_IN, FORBIDDEN. */
  resendDelivery: ResendDeliveryPayload;
  /** Drops the factors, recovery codes and connected sign-ins of a user who lost them, and signs them out everywhere. Errors: USER_NOT_FOUND, FACTOR_NOT_FOUND, STEP_UP_REQUIRED, NOT_SIGNED_IN, FORBIDDEN. */
  resetSecondFactor: User;
  /** Signs somebody up again whose signup was cancelled and who came all the same. Their marks go to the new signup. Repeating it is no error. Errors: SIGNUP_NOT_FOUND, CHANGED_MEANWHILE, EVENT_CANCELLED, SHIFT_CANCELLED, ALREADY_SIGNED_UP, NOT_SIGNED_IN. */
  restoreSignup: RestoreSignupPayload;
  /** Ends an API key at once; one that is over stays so. Errors: API_KEY_NOT_FOUND, STEP_UP_REQUIRED, NOT_SIGNED_IN, FORBIDDEN. */
  revokeApiKey: RevokeApiKeyPayload;
  /** Signs a phone off, at once; another may join in its place. Errors: CHECK_IN_LINK_NOT_FOUND, NOT_SIGNED_IN. */
  revokeCheckInDevice: RevokeCheckInDevicePayload;
  /** Revokes a check-in link with its phones, at once; one that is over stays so. Errors: CHECK_IN_LINK_NOT_FOUND, NOT_SIGNED_IN. */
  revokeCheckInLink: RevokeCheckInLinkPayload;
  /** Stops a feed at once; one that is over stays so. Errors: FEED_NOT_FOUND, NOT_SIGNED_IN. */
  revokeFeed: RevokeFeedPayload;
  /** Gives a webhook a new secret; for a day messages are signed with both. Errors: WEBHOOK_NOT_FOUND, STEP_UP_REQUIRED, NOT_SIGNED_IN, FORBIDDEN. */
  rotateWebhookSecret: RotateWebhookSecretPayload;
  /** Saves a change of plan by name until it is needed; nobody is mailed. Errors: INVALID_INPUT, EVENT_NOT_FOUND, SHIFT_NOT_FOUND, NOT_SIGNED_IN. */
  savePlanChange: SavedPlanChange;
  /** Mails everybody of a group who has an active signup, one message per e-mail address. Errors: INVALID_INPUT, EVENT_NOT_FOUND, CATEGORY_NOT_FOUND, OPPORTUNITY_NOT_FOUND, SHIFT_NOT_FOUND, SIGNUP_NOT_FOUND, NOBODY_TO_MAIL, TOO_MANY_REQUESTS, IDEMPOTENCY_MISMATCH, NOT_SIGNED_IN. */
  sendBulkMail: BulkMail;
  /** Sends the failed messages, or one of them, again. Errors: BULK_MAIL_NOT_FOUND, NOT_SIGNED_IN. */
  sendFailedAgain: BulkMail;
  /** Sends somebody who is here to another post, over capacity if need be. They are on the way until somebody there marks them. Repeating it is no error. Errors: SIGNUP_NOT_FOUND, SHIFT_NOT_FOUND, SHIFT_CANCELLED, EVENT_CANCELLED, ALREADY_SIGNED_UP, CHANGED_MEANWHILE, ATTENDANCE_CLOSED, NOT_SIGNED_IN. */
  sendOn: SendOnPayload;
  /** Sends a `webhook.test`, once, also while the webhook is off. Errors: WEBHOOK_NOT_FOUND, NOT_SIGNED_IN, FORBIDDEN. */
  sendTestWebhook: SendTestWebhookPayload;
  /** Lets a mail that was not delivered, or all of them, 500 at a time, go out once more, to the address that its people have now. Returns how many. Errors: MAIL_NOT_FOUND, SIGN_IN_LINK_OVER, NOT_SIGNED_IN. */
  sendUndeliveredAgain: Scalars['Int']['output'];
  /** Sets or removes the cover image of an event, a category or a volunteer role. Errors: INVALID_INPUT, EVENT_NOT_FOUND, CATEGORY_NOT_FOUND, OPPORTUNITY_NOT_FOUND, FILE_TOO_LARGE, NOT_AN_IMAGE, NOT_SIGNED_IN, FORBIDDEN. */
  setCoverImage: CoverImage;
  /** Sets whether the people of the household of the cookie may be asked when someone drops out; returns the input value. Switching on requires the cookie of its mailed link. With `signupIds`: only the people of these; without that link nothing is stored for people who were known before. Errors: INVALID_INPUT, VOLUNTEER_NOT_FOUND, TOO_MANY_REQUESTS. */
  setMayBeAsked: Scalars['Boolean']['output'];
  /** Sets a password with a mailed link and signs in. Errors: INVALID_INPUT, LINK_NOT_FOUND, LINK_EXPIRED, SECOND_FACTOR_REQUIRED, PASSWORD_SIGN_IN_OFF, TOO_MANY_REQUESTS. */
  setPassword: Session;
  /** Sets for how many days kinds of data are kept, and the words of the club. More days apply at once, fewer 24 hours later. Errors: INVALID_INPUT, STEP_UP_REQUIRED, NOT_SIGNED_IN, FORBIDDEN. */
  setRetention: SetRetentionPayload;
  /** Creates the first admin with the set-up link printed at start, while there is none. Errors: INVALID_INPUT, LINK_NOT_FOUND, EMAIL_TAKEN, LINK_EXPIRED, TOO_MANY_REQUESTS. */
  setUpFirstAdmin: Session;
  /** Marks everybody in a shift that nobody marked, as of the shift's start. Those who are marked stay as they are. Errors: INVALID_INPUT, SHIFT_NOT_FOUND, SHIFT_CANCELLED, ATTENDANCE_CLOSED, NOT_SIGNED_IN. */
  settleAttendance: SettleAttendancePayload;
  /** Takes a mail off the list without sending it: the person knows by other means. Errors: MAIL_NOT_FOUND, NOT_SIGNED_IN. */
  settleUndeliveredMail: Scalars['Boolean']['output'];
  /** Signs a staff member in. Errors: INVALID_INPUT, INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, PASSWORD_SIGN_IN_OFF, TOO_MANY_REQUESTS. */
  signIn: Session;
  /** Ends the session that the call came with; true in any case. */
  signOut: Scalars['Boolean']['output'];
  /** Takes a spot in a shift, without an account. Errors: INVALID_INPUT, SHIFT_NOT_FOUND, EVENT_CANCELLED, SHIFT_CANCELLED, SHIFT_STARTED, SIGNUPS_NOT_OPEN, SIGNUPS_CLOSED, SHIFT_CLOSED, ANSWER_REQUIRED, ANSWER_INVALID, TOO_YOUNG, CONSENT_REQUIRED, SIGNUP_NOT_FOUND, SHIFT_FULL, ALREADY_SIGNED_UP, TOO_MANY_REQUESTS, IDEMPOTENCY_MISMATCH. */
  signUp: SignUpResult;
  /** Takes spots for several people of a household at once, without an account: all or none, with one mail. A refusal names each refused one, such as `places.2`, in its `errors`. Errors: INVALID_INPUT, SHIFT_NOT_FOUND, EVENT_CANCELLED, SHIFT_CANCELLED, SHIFT_STARTED, SIGNUPS_NOT_OPEN, SIGNUPS_CLOSED, SHIFT_CLOSED, ANSWER_REQUIRED, ANSWER_INVALID, TOO_YOUNG, CONSENT_REQUIRED, SHIFT_FULL, ALREADY_SIGNED_UP, TOO_MANY_REQUESTS, IDEMPOTENCY_MISMATCH. */
  signUpHousehold: SignUpHouseholdResult;
  /** Lets old data go from the next run on, where it would begin 14 days after an upgrade. Errors: STEP_UP_REQUIRED, NOT_SIGNED_IN, FORBIDDEN. */
  startRetention: StartRetentionPayload;
  /** Proves once more who is signed in, after STEP_UP_REQUIRED; counts for 10 minutes. Errors: INVALID_INPUT, SECOND_FACTOR_WRONG, CHALLENGE_OVER, TOO_MANY_REQUESTS, NOT_SIGNED_IN. */
  stepUp: StepUpPayload;
  /** Switches reminders and mails to groups off, or on again, by the link in these mails. Repeating it is no error. Errors: LINK_NOT_FOUND, TOO_MANY_REQUESTS. */
  switchMails: MailSwitch;
  /** Takes the spots that a mail offered, by its link. Repeating it gives the same signups. Errors: SHIFT_NOT_FOUND, EVENT_CANCELLED, SHIFT_CANCELLED, SHIFT_STARTED, SIGNUPS_NOT_OPEN, SIGNUPS_CLOSED, SHIFT_CLOSED, ANSWER_REQUIRED, ANSWER_INVALID, TOO_YOUNG, CONSENT_REQUIRED, OFFER_NOT_FOUND, SHIFT_FULL, ALREADY_SIGNED_UP, OFFER_OVER, TOO_MANY_REQUESTS. */
  takeOffer: TakenOffer;
  /** Takes over a spot by its shared link, without an account; the first wins. Errors: INVALID_INPUT, SHIFT_NOT_FOUND, EVENT_CANCELLED, SHIFT_CANCELLED, SHIFT_STARTED, SIGNUPS_NOT_OPEN, SIGNUPS_CLOSED, SHIFT_CLOSED, ANSWER_REQUIRED, ANSWER_INVALID, TOO_YOUNG, CONSENT_REQUIRED, REPLACEMENT_NOT_FOUND, REPLACEMENT_TAKEN, REPLACEMENT_OVER, WAITLIST_FIRST, SHIFT_FULL, ALREADY_SIGNED_UP, TOO_MANY_REQUESTS, IDEMPOTENCY_MISMATCH. */
  takeReplacement: TakenReplacement;
  /** Undoes an action of the caller's own that waits still. Errors: ACTION_OVER, NOT_SIGNED_IN. */
  undoAction: Scalars['Boolean']['output'];
  /** Takes a change of plan back within 24 hours: only what it changed, on shifts that nobody edited since. Errors: PLAN_CHANGE_NOT_FOUND, UNDO_OVER, NOT_SIGNED_IN. */
  undoPlanChange: UndonePlanChange;
  /** Makes an event a draft, which only staff see. Errors: EVENT_NOT_FOUND, SIGNUPS_REMAIN, NOT_SIGNED_IN, FORBIDDEN. */
  unpublishEvent: EventStateChange;
  /** Changes a category. Errors: INVALID_INPUT, CATEGORY_NOT_FOUND, LEAD_NOT_FOUND, CATEGORY_NAME_TAKEN, CHANGED_MEANWHILE, FILE_TOO_LARGE, NOT_AN_IMAGE, NOT_SIGNED_IN, FORBIDDEN. */
  updateCategory: Category;
  /** Changes an event. Errors: INVALID_INPUT, EVENT_NOT_FOUND, EVENT_CANCELLED, SIGNUPS_REMAIN, EVENT_IS_DRAFT, CHANGED_MEANWHILE, FILE_TOO_LARGE, NOT_AN_IMAGE, NOT_SIGNED_IN, FORBIDDEN. */
  updateEvent: Event;
  /** Changes a lead's name, address and categories. Errors: INVALID_INPUT, CATEGORY_NOT_FOUND, LEAD_NOT_FOUND, EMAIL_TAKEN, STEP_UP_REQUIRED, NOT_SIGNED_IN, FORBIDDEN. */
  updateLead: User;
  /** Changes a volunteer role. Errors: INVALID_INPUT, CATEGORY_NOT_FOUND, OPPORTUNITY_NOT_FOUND, OPPORTUNITY_NAME_TAKEN, CHANGED_MEANWHILE, NOT_SIGNED_IN, FORBIDDEN. */
  updateOpportunity: SavedOpportunity;
  /** Changes a post. Errors: INVALID_INPUT, POST_NOT_FOUND, POST_EXISTS, CHANGED_MEANWHILE, NOT_SIGNED_IN. */
  updatePost: PostPayload;
  /** Changes a question. Errors: INVALID_INPUT, QUESTION_NOT_FOUND, CHANGED_MEANWHILE, NOT_SIGNED_IN, FORBIDDEN. */
  updateQuestion: SavedQuestion;
  /** Changes a start. Errors: INVALID_INPUT, START_NOT_FOUND, CHANGED_MEANWHILE, NOT_SIGNED_IN, FORBIDDEN. */
  updateRaceStart: RaceStartPayload;
  /** Changes a shift. Errors: INVALID_INPUT, SHIFT_NOT_FOUND, CHANGED_MEANWHILE, NOT_SIGNED_IN, FORBIDDEN. */
  updateShift: SavedShift;
  /** Changes a volunteer's details. Errors: INVALID_INPUT, VOLUNTEER_NOT_FOUND, NAME_TAKEN, NOT_SIGNED_IN, FORBIDDEN. */
  updateVolunteer: Volunteer;
  /** Changes a webhook, or switches it off and on. Errors: INVALID_INPUT, WEBHOOK_NOT_FOUND, STEP_UP_REQUIRED, NOT_SIGNED_IN, FORBIDDEN. */
  updateWebhook: UpdateWebhookPayload;
  /** Signs in with a mailed link, once; the same page gets the same answer again within a minute. Errors: BAD_REQUEST, LINK_NOT_FOUND, LINK_EXPIRED, SECOND_FACTOR_REQUIRED, PASSWORD_SIGN_IN_OFF, TOO_MANY_REQUESTS. */
  verifyMagicLink: Session;
  /** Takes the clearance of a start back. Errors: START_NOT_FOUND, NOT_SIGNED_IN, FORBIDDEN. */
  withdrawClearance: RaceStartPayload;
  /** Withdraws a search, as the person can come after all; with the household cookie, the cookie of the signup itself, or as staff. Repeating it is no error. Errors: SIGNUP_NOT_FOUND, REPLACEMENT_NOT_FOUND, REPLACEMENT_TAKEN, TOO_MANY_REQUESTS. */
  withdrawReplacement: ReplacementResult;
};


export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


export type MutationAddTotpArgs = {
  input: AddTotpInput;
};


export type MutationApplyPlanChangeArgs = {
  input: PlanChangeInput;
  version: Scalars['String']['input'];
};


export type MutationApplyPlanChangeLaterArgs = {
  input: PlanChangeInput;
  version: Scalars['String']['input'];
};


export type MutationApplyPreparedPlanChangeArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationApplyPreparedPlanChangeLaterArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationAskForReplacementArgs = {
  askOthers?: InputMaybe<Scalars['Boolean']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  signupId: Scalars['ID']['input'];
};


export type MutationAssignLeadArgs = {
  categoryIds: Array<Scalars['ID']['input']>;
  leadId: Scalars['ID']['input'];
};


export type MutationAssignVolunteerArgs = {
  overCapacity?: InputMaybe<Scalars['Boolean']['input']>;
  replaces?: InputMaybe<Scalars['ID']['input']>;
  shiftId: Scalars['ID']['input'];
  volunteerId: Scalars['ID']['input'];
};


export type MutationCancelEventArgs = {
  eventId: Scalars['ID']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCancelEventLaterArgs = {
  eventId: Scalars['ID']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCancelSignupArgs = {
  signupId: Scalars['ID']['input'];
};


export type MutationCancelSignupAsStaffArgs = {
  signupId: Scalars['ID']['input'];
};


export type MutationCancelSignupByLinkArgs = {
  signupId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


export type MutationCancelSignupsArgs = {
  notify?: InputMaybe<Scalars['Boolean']['input']>;
  signupIds: Array<Scalars['ID']['input']>;
};


export type MutationCancelSignupsLaterArgs = {
  notify?: InputMaybe<Scalars['Boolean']['input']>;
  signupIds: Array<Scalars['ID']['input']>;
};


export type MutationChangeUserRoleArgs = {
  role: Role;
  userId: Scalars['ID']['input'];
};


export type MutationClearStartArgs = {
  input: ClearStartInput;
};


export type MutationCompleteSignInArgs = {
  input: CompleteSignInInput;
};


export type MutationConfirmErasureArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmSignupArgs = {
  signupId: Scalars['ID']['input'];
};


export type MutationCopySignupEmailsArgs = {
  filter?: InputMaybe<SignupTableFilter>;
};


export type MutationCorrectHoursArgs = {
  minutes?: InputMaybe<Scalars['Int']['input']>;
  reason: Scalars['String']['input'];
  signupId: Scalars['ID']['input'];
};


export type MutationCorrectMailAddressArgs = {
  email: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationCorrectSignupEmailArgs = {
  email: Scalars['String']['input'];
  signupId: Scalars['ID']['input'];
};


export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


export type MutationCreateCategoryArgs = {
  input: CreateCategoryInput;
};


export type MutationCreateCheckInLinkArgs = {
  input: CreateCheckInLinkInput;
};


export type MutationCreateEventArgs = {
  input: CreateEventInput;
};


export type MutationCreateFeedArgs = {
  input: CreateFeedInput;
};


export type MutationCreateImageUploadArgs = {
  fileName: Scalars['String']['input'];
};


export type MutationCreateLeadArgs = {
  input: CreateLeadInput;
};


export type MutationCreateOpportunityArgs = {
  input: CreateOpportunityInput;
};


export type MutationCreatePostArgs = {
  input: CreatePostInput;
};


export type MutationCreateQuestionArgs = {
  input: CreateQuestionInput;
};


export type MutationCreateRaceStartArgs = {
  input: CreateRaceStartInput;
};


export type MutationCreateShiftArgs = {
  input: CreateShiftInput;
};


export type MutationCreateShiftsArgs = {
  shifts: Array<CreateShiftInput>;
};


export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


export type MutationDeclineOfferArgs = {
  token: Scalars['String']['input'];
};


export type MutationDeleteCategoryArgs = {
  id: Scalars['ID']['input'];
  tellPeople?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteEventArgs = {
  eventId: Scalars['ID']['input'];
  tellPeople?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteLaterArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  opportunityId?: InputMaybe<Scalars['ID']['input']>;
  shiftId?: InputMaybe<Scalars['ID']['input']>;
  tellPeople?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteLeadArgs = {
  leadId: Scalars['ID']['input'];
};


export type MutationDeleteOpportunityArgs = {
  id: Scalars['ID']['input'];
  tellPeople?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeletePostArgs = {
  postId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeletePreparedPlanChangeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteQuestionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteRaceStartArgs = {
  startId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteShiftArgs = {
  id: Scalars['ID']['input'];
  tellPeople?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteUserArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationDeleteWebhookArgs = {
  webhookId: Scalars['ID']['input'];
};


export type MutationDevSignInArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationDisconnectOidcArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDuplicateEventArgs = {
  eventId: Scalars['ID']['input'];
  input?: InputMaybe<DuplicateEventInput>;
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationErasePeopleArgs = {
  input: ErasePeopleInput;
};


export type MutationInviteUserAgainArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationJoinWaitlistArgs = {
  input: JoinWaitlistInput;
};


export type MutationLeaveWaitlistArgs = {
  entryId: Scalars['ID']['input'];
};


export type MutationLookUpHouseholdArgs = {
  email: Scalars['String']['input'];
};


export type MutationMergeVolunteersArgs = {
  sourceId: Scalars['ID']['input'];
  targetId: Scalars['ID']['input'];
};


export type MutationMoveSignupArgs = {
  answers?: InputMaybe<Array<AnswerInput>>;
  guardianName?: InputMaybe<Scalars['String']['input']>;
  shiftId: Scalars['ID']['input'];
  signupId: Scalars['ID']['input'];
};


export type MutationNoteAskedArgs = {
  answer: AskAnswer;
  shiftId: Scalars['ID']['input'];
  volunteerId: Scalars['ID']['input'];
};


export type MutationNotifyOfCancellationArgs = {
  signupId: Scalars['ID']['input'];
};


export type MutationOfferPlaceArgs = {
  entryId: Scalars['ID']['input'];
};


export type MutationPublishEventArgs = {
  eventId: Scalars['ID']['input'];
};


export type MutationRecordAttendanceArgs = {
  input: RecordAttendanceInput;
};


export type MutationRecordMailEventArgs = {
  input: MailEventInput;
};


export type MutationRedeemVoucherArgs = {
  input: RedeemVoucherInput;
};


export type MutationRemoveFactorArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveFromWaitlistArgs = {
  entryId: Scalars['ID']['input'];
};


export type MutationRenameUserArgs = {
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  userId: Scalars['ID']['input'];
};


export type MutationRenameVolunteerArgs = {
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  volunteerId: Scalars['ID']['input'];
};


export type MutationReplaceHouseholdLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationReportPostArgs = {
  input: ReportPostInput;
};


export type MutationRequestErasureArgs = {
  volunteerIds: Array<Scalars['ID']['input']>;
};


export type MutationRequestMagicLinkArgs = {
  email: Scalars['String']['input'];
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationResendDeliveryArgs = {
  deliveryId: Scalars['ID']['input'];
};


export type MutationResetSecondFactorArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationRestoreSignupArgs = {
  signupId: Scalars['ID']['input'];
};


export type MutationRevokeApiKeyArgs = {
  apiKeyId: Scalars['ID']['input'];
};


export type MutationRevokeCheckInDeviceArgs = {
  deviceId: Scalars['ID']['input'];
};


export type MutationRevokeCheckInLinkArgs = {
  linkId: Scalars['ID']['input'];
};


export type MutationRevokeFeedArgs = {
  feedId: Scalars['ID']['input'];
};


export type MutationRotateWebhookSecretArgs = {
  webhookId: Scalars['ID']['input'];
};


export type MutationSavePlanChangeArgs = {
  input: PlanChangeInput;
  name: Scalars['String']['input'];
};


export type MutationSendBulkMailArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SendBulkMailInput;
};


export type MutationSendFailedAgainArgs = {
  id: Scalars['ID']['input'];
  mailId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSendOnArgs = {
  shiftId: Scalars['ID']['input'];
  signupId: Scalars['ID']['input'];
};


export type MutationSendTestWebhookArgs = {
  webhookId: Scalars['ID']['input'];
};


export type MutationSendUndeliveredAgainArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSetCoverImageArgs = {
  coverImageUrl: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  kind: CoverKind;
};


export type MutationSetMayBeAskedArgs = {
  mayBeAsked: Scalars['Boolean']['input'];
  signupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationSetPasswordArgs = {
  input: SetPasswordInput;
};


export type MutationSetRetentionArgs = {
  input: SetRetentionInput;
};


export type MutationSetUpFirstAdminArgs = {
  input: SetUpFirstAdminInput;
};


export type MutationSettleAttendanceArgs = {
  others: OthersOfShift;
  shiftId: Scalars['ID']['input'];
};


export type MutationSettleUndeliveredMailArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSignUpArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SignUpInput;
};


export type MutationSignUpHouseholdArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SignUpHouseholdInput;
};


export type MutationStepUpArgs = {
  input: StepUpInput;
};


export type MutationSwitchMailsArgs = {
  on: Scalars['Boolean']['input'];
  token: Scalars['String']['input'];
};


export type MutationTakeOfferArgs = {
  answers?: InputMaybe<Array<HouseholdAnswerInput>>;
  guardianName?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


export type MutationTakeReplacementArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TakeReplacementInput;
  token: Scalars['String']['input'];
};


export type MutationUndoActionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUndoPlanChangeArgs = {
  planChangeId: Scalars['ID']['input'];
};


export type MutationUnpublishEventArgs = {
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
  eventId: Scalars['ID']['input'];
};


export type MutationUpdateCategoryArgs = {
  categoryId: Scalars['ID']['input'];
  input: UpdateCategoryInput;
};


export type MutationUpdateEventArgs = {
  eventId: Scalars['ID']['input'];
  input: UpdateEventInput;
  tellPeople?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateLeadArgs = {
  input: UpdateLeadInput;
  leadId: Scalars['ID']['input'];
};


export type MutationUpdateOpportunityArgs = {
  id: Scalars['ID']['input'];
  input: UpdateOpportunityInput;
  tellPeople?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdatePostArgs = {
  input: UpdatePostInput;
};


export type MutationUpdateQuestionArgs = {
  id: Scalars['ID']['input'];
  input: UpdateQuestionInput;
};


export type MutationUpdateRaceStartArgs = {
  input: UpdateRaceStartInput;
};


export type MutationUpdateShiftArgs = {
  id: Scalars['ID']['input'];
  input: UpdateShiftInput;
  tellPeople?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateVolunteerArgs = {
  id: Scalars['ID']['input'];
  input: UpdateVolunteerInput;
};


export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
  webhookId: Scalars['ID']['input'];
};


export type MutationVerifyMagicLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationWithdrawClearanceArgs = {
  startId: Scalars['ID']['input'];
};


export type MutationWithdrawReplacementArgs = {
  signupId: Scalars['ID']['input'];
};

/** When people are missing, by the clock of each event. */
export type NeedTime =
  /** After that. */
  | 'LATER'
  /** Within seven days, today included. */
  | 'THIS_WEEK'
  /** Today, or since yesterday. */
  | 'TODAY'
  /** Tomorrow. */
  | 'TOMORROW';

/** Where people are missing in the next 14 days. A lead sees their own categories. */
export type Needs = {
  __typename?: 'Needs';
  /** The same by time: today, tomorrow, this week, later; what lacks nobody is left out. */
  byTime: Array<NeedsAtTime>;
  /** People missing in all these shifts together. */
  missing: Scalars['Int']['output'];
  /** Shifts in which somebody is missing. */
  shiftCount: Scalars['Int']['output'];
  /** The eight shifts with the largest gaps, the largest first. */
  shifts: Array<Shift>;
};

/** Where people are missing at a time. */
export type NeedsAtTime = {
  __typename?: 'NeedsAtTime';
  /** The event of all of them; null for several events. */
  eventId?: Maybe<Scalars['ID']['output']>;
  /** People missing in all its shifts together. */
  missing: Scalars['Int']['output'];
  /** Shifts in which somebody is missing. */
  shiftCount: Scalars['Int']['output'];
  /** The first five of them by day and start time. */
  shifts: Array<Shift>;
  /** When. */
  time: NeedTime;
};

/** A person who would have two shifts at once after a change. */
export type NewOverlap = {
  __typename?: 'NewOverlap';
  /** The other shift's day, YYYY-MM-DD. */
  date: Scalars['String']['output'];
  /** When the other shift ends, HH:MM. */
  endTime: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** The other shift's volunteer role. */
  opportunityName: Scalars['String']['output'];
  /** When the other shift starts, HH:MM. */
  startTime: Scalars['String']['output'];
};

/** What an authenticator app needs. */
export type NewTotp = {
  __typename?: 'NewTotp';
  /** The address as a QR code, SVG. */
  qr: Scalars['String']['output'];
  /** The secret as people type it: base32 in groups of four. */
  secret: Scalars['String']['output'];
  /** The `otpauth:` address. */
  uri: Scalars['String']['output'];
};

/** Somebody who was asked by phone. */
export type NoteAskedPayload = {
  __typename?: 'NoteAskedPayload';
  /** The person, with what they answered. */
  candidate: Candidate;
};

/** A sign-in of the caller that has not ended. */
export type OpenSession = {
  __typename?: 'OpenSession';
  /** The browser and system, such as `Firefox on Windows`. */
  device: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether it is the one that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to five minutes. */
  lastUsedAt: Scalars['Instant']['output'];
  /** The network without its last part, such as `203.0.113.x`; null where it is unknown. */
  network?: Maybe<Scalars['String']['output']>;
  /** When they signed in. */
  startedAt: Scalars['Instant']['output'];
};

/** A volunteer role within a category. */
export type Opportunity = {
  __typename?: 'Opportunity';
  /** The category it belongs to. */
  category: Category;
  /** The category it belongs to. */
  categoryId: Scalars['ID']['output'];
  /** Address of the cover image. */
  coverImageUrl?: Maybe<Scalars['String']['output']>;
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** The event it belongs to. */
  event: Event;
  /** The event it belongs to. */
  eventId: Scalars['ID']['output'];
  /** `qtyFilled` in percent of `qtyRequired`, rounded, but never up to 100; 0 without places. */
  fillPercentage: Scalars['Int']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** The role's own place; overrides the event's. */
  location?: Maybe<Scalars['String']['output']>;
  /** What to do and what to bring; sent in the confirmation mail. */
  longDescription?: Maybe<Scalars['String']['output']>;
  /** How old people must be on the day of a shift, in years; null where that does not matter. */
  minimumAge?: Maybe<Scalars['Int']['output']>;
  /** People missing: `stillRequired` less the places held for the waitlist. */
  missing: Scalars['Int']['output'];
  /** What the role is called. */
  name: Scalars['String']['output'];
  /** Places of its shifts that take place and that somebody has; an over-full shift counts as full. */
  qtyFilled: Scalars['Int']['output'];
  /** Active signups of its shifts that take place. */
  qtyRegistered: Scalars['Int']['output'];
  /** Places of its shifts that take place. */
  qtyRequired: Scalars['Int']['output'];
  /** Its questions to people who take a place, besides those of its event. */
  questions: Array<Question>;
  /** Number of shifts, called off ones included. */
  shiftCount: Scalars['Int']['output'];
  /** Its shifts by day, then start time. */
  shifts: Array<Shift>;
  /** Shown when volunteers browse shifts. */
  shortDescription?: Maybe<Scalars['String']['output']>;
  /** Whether its people stand by to be sent to other posts. Errors: NOT_SIGNED_IN. */
  standby: Scalars['Boolean']['output'];
  /** Places still free, in shifts that have begun too; an over-full shift counts as 0, never below, as does what is called off. */
  stillRequired: Scalars['Int']['output'];
  /** When its own columns last changed (those of a shift hold its `qtyRegistered`); columns computed from other records never touch it. */
  updatedAt: Scalars['Instant']['output'];
  /** Version of the record; an editor sends back the one they loaded. Errors: NOT_SIGNED_IN. */
  version: Scalars['Int']['output'];
  /** What the caller may do with the role. */
  viewerCan: ViewerCan;
  /** Whether younger people may help when an adult of their household agrees; nobody younger may otherwise. */
  youngerWithConsent: Scalars['Boolean']['output'];
};


/** A volunteer role within a category. */
export type OpportunityShiftsArgs = {
  orderBy?: InputMaybe<ShiftOrder>;
  where?: InputMaybe<ShiftFilter>;
};

/** What the people of a shift come to that nobody marked. */
export type OthersOfShift =
  /** They came. */
  | 'CAME'
  /** They did not come. */
  | 'NO_SHOW';

/** Another shift of a person, at the time of the requested one. */
export type OverlappingShift = {
  __typename?: 'OverlappingShift';
  /** Its day, YYYY-MM-DD. */
  date: Scalars['String']['output'];
  /** When it ends, HH:MM. */
  endTime: Scalars['String']['output'];
  /** The other shift. */
  id: Scalars['ID']['output'];
  /** Its volunteer role. */
  opportunityName: Scalars['String']['output'];
  /** When it starts, HH:MM. */
  startTime: Scalars['String']['output'];
};

/** Where a page stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The last row's cursor, to be given as `after` for the next page; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more rows follow. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether the page began behind a cursor. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The first row's cursor; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** What a browser needs to make or use a passkey. */
export type PasskeyOptions = {
  __typename?: 'PasskeyOptions';
  /** Sent back with the browser’s answer; good for 5 minutes. */
  challenge: Scalars['String']['output'];
  /** WebAuthn’s options, JSON as text. */
  options: Scalars['String']['output'];
};

/** Somebody who would be erased. */
export type PersonToErase = {
  __typename?: 'PersonToErase';
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Their id. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
};

/** One of two people who may be one. */
export type PersonToMerge = {
  __typename?: 'PersonToMerge';
  /** E-mail address as typed; null if they gave none. */
  email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** The person. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Phone number as typed; null where an address alone was looked up. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** A change of many shifts at once, which can be undone for 24 hours. */
export type PlanChange = {
  __typename?: 'PlanChange';
  /** When it was made. */
  appliedAt: Scalars['Instant']['output'];
  /** Who made it. */
  appliedBy: Scalars['String']['output'];
  /** Its UUID. */
  id: Scalars['ID']['output'];
  /** The organizers' message to them. */
  message?: Maybe<Scalars['String']['output']>;
  /** How many people were notified. */
  peopleCount: Scalars['Int']['output'];
  /** How many shifts it changed. */
  shiftCount: Scalars['Int']['output'];
  /** Whether it can still be undone. */
  undoable: Scalars['Boolean']['output'];
  /** When it was undone; null while it stands. */
  undoneAt?: Maybe<Scalars['Instant']['output']>;
};

/** Which shifts, and what is to be done with them; what is absent stays as it is. */
export type PlanChangeInput = {
  /** True calls them off: signups stay, and nobody new comes. False reinstates those that are called off. */
  cancel?: InputMaybe<Scalars['Boolean']['input']>;
  /** The event. */
  eventId: Scalars['ID']['input'];
  /** The shifts' own place; empty for the place of their roles. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** A message in the mail to everybody in these shifts. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** So many days later, negative for earlier. */
  moveDays?: InputMaybe<Scalars['Int']['input']>;
  /** So many minutes later, negative for earlier, by the event's clocks; past midnight the day changes. */
  moveMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the starts of these days move along, by the same time. Possible for admins, where times or days move and `where` names days alone or nothing. Default: yes where it is possible, else no. */
  moveStarts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Places of each, 1 or more. */
  qtyRequired?: InputMaybe<Scalars['Int']['input']>;
  /** These shifts, 1000 at most; with `where`, those of them that match. */
  shiftIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Its shifts that match all of it; for a lead those of their categories. */
  where?: InputMaybe<ShiftFilter>;
};

/** What a change of plan would be. */
export type PlanChangePreview = {
  __typename?: 'PlanChangePreview';
  /** How many of them are marked as here already. */
  here: Scalars['Int']['output'];
  /** New overlaps, person by person. */
  overlaps: Array<PlanOverlap>;
  /** How many people hold places in them. */
  people: Scalars['Int']['output'];
  /** The posts whose shifts would all move to another place, which they get, by category and place. */
  posts: Array<PlannedPost>;
  /** What would happen to each shift that would change, by day and start. */
  shifts: Array<PlannedShift>;
  /** The starts that would move along, by day and time. */
  starts: Array<PlannedStart>;
  /** Names this very change of these shifts as they are now: `applyPlanChange` does exactly that, or refuses. */
  version: Scalars['String']['output'];
};

/** Two shifts of one person that would overlap and do not overlap now. */
export type PlanOverlap = {
  __typename?: 'PlanOverlap';
  /** Its day then. */
  date: Scalars['Day']['output'];
  /** When it would end. */
  endTime: Scalars['TimeOfDay']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Its volunteer role. */
  opportunityName: Scalars['String']['output'];
  /** The other shift's day then. */
  otherDate?: Maybe<Scalars['Day']['output']>;
  /** When the other shift would end. */
  otherEndTime?: Maybe<Scalars['TimeOfDay']['output']>;
  /** The other shift's volunteer role; null for a lead where it is of another category, as all of that shift. */
  otherOpportunityName?: Maybe<Scalars['String']['output']>;
  /** When the other shift would start. */
  otherStartTime?: Maybe<Scalars['TimeOfDay']['output']>;
  /** The shift that would move. */
  shiftId: Scalars['ID']['output'];
  /** When it would start. */
  startTime: Scalars['TimeOfDay']['output'];
  /** The person. */
  volunteerId: Scalars['ID']['output'];
};

/** A post whose shifts would all move to another place. */
export type PlannedPost = {
  __typename?: 'PlannedPost';
  /** Its category's name. */
  category: Scalars['String']['output'];
  /** Its place now. */
  fromPlace: Scalars['String']['output'];
  /** Its place then. */
  place: Scalars['String']['output'];
  /** The post. */
  postId: Scalars['ID']['output'];
  /** Warnings: the category has a post there already, so this one stays. */
  warnings: Array<Scalars['String']['output']>;
};

/** What would happen to a shift. */
export type PlannedShift = {
  __typename?: 'PlannedShift';
  /** Whether it would be called off then. */
  cancelled: Scalars['Boolean']['output'];
  /** The day it would start. */
  date: Scalars['Day']['output'];
  /** When it would end; earlier than the start means the next day. */
  endTime: Scalars['TimeOfDay']['output'];
  /** Its own place then. */
  location?: Maybe<Scalars['String']['output']>;
  /** Its places then. */
  qtyRequired: Scalars['Int']['output'];
  /** The shift as it is now. */
  shift: Shift;
  /** When it would start. */
  startTime: Scalars['TimeOfDay']['output'];
  /** Warnings: a day outside of the event's days, a start in the past. */
  warnings: Array<Scalars['String']['output']>;
};

/** A start that would move along. */
export type PlannedStart = {
  __typename?: 'PlannedStart';
  /** Its day then. */
  date: Scalars['Day']['output'];
  /** Its day now. */
  fromDate: Scalars['Day']['output'];
  /** Its time now. */
  fromTime: Scalars['TimeOfDay']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** The start. */
  startId: Scalars['ID']['output'];
  /** Its time then. */
  time: Scalars['TimeOfDay']['output'];
  /** Warnings: a day outside of the event's days, a time that clocks skip or repeat, a clearance that goes. */
  warnings: Array<Scalars['String']['output']>;
};

/** A category and place of an event that is to be manned before a start. */
export type Post = {
  __typename?: 'Post';
  /** Whether the start should wait for it. */
  blocksStart: Scalars['Boolean']['output'];
  /** The category whose people stand there. */
  category: Category;
  /** The category whose people stand there. */
  categoryId: Scalars['ID']['output'];
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** The event. */
  event: Event;
  /** The event. */
  eventId: Scalars['ID']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** The address of a map with the place. */
  mapUrl?: Maybe<Scalars['String']['output']>;
  /** How many people it needs. */
  minimumStaff: Scalars['Int']['output'];
  /** The place; null for all places of the category. */
  place?: Maybe<Scalars['String']['output']>;
  /** How many shifts there take place; where none does, nobody can stand. */
  shiftCount: Scalars['Int']['output'];
  /** So many minutes before each start it is to be manned. */
  staffedByMinutes: Scalars['Int']['output'];
  /** The starts before which it is to be manned; empty for every start of the event. */
  startIds: Array<Scalars['ID']['output']>;
  /** When its own columns last changed (those of a shift hold its `qtyRegistered`); columns computed from other records never touch it. */
  updatedAt: Scalars['Instant']['output'];
  /** Version of the record; an editor sends back the one they loaded. Errors: NOT_SIGNED_IN. */
  version: Scalars['Int']['output'];
};

/** A post that was written. */
export type PostPayload = {
  __typename?: 'PostPayload';
  /** The post; one that was deleted, as it was. */
  post: Post;
};

/** What was reported of a post by radio. It stands until it is taken back. */
export type PostReport = {
  __typename?: 'PostReport';
  /** When it was noted. */
  at: Scalars['Instant']['output'];
  /** Who noted it; null once that account is deleted. */
  by?: Maybe<Scalars['String']['output']>;
  /** Whether the post is manned. */
  manned: Scalars['Boolean']['output'];
  /** What else was said; null for posts of other leads and for API keys. */
  note?: Maybe<Scalars['String']['output']>;
};

/** Whether a post is manned before a start. */
export type PostState =
  /** Too few whatever happens, or it is past the time by which it is to be manned. */
  | 'MISSING'
  /** Enough people are here, or it was reported as manned. */
  | 'SAFE'
  /** Too few are here yet, and enough may still come. */
  | 'SHORT';

/** A change of plan that is saved by name until it is needed. */
export type PreparedPlanChange = {
  __typename?: 'PreparedPlanChange';
  /** True calls the shifts off, false reinstates them; null for no change. */
  cancel?: Maybe<Scalars['Boolean']['output']>;
  /** Its UUID. */
  id: Scalars['ID']['output'];
  /** Whether it was made, and not undone. */
  inForce: Scalars['Boolean']['output'];
  /** The shifts' new place; empty for the place of their roles, null for no change. */
  location?: Maybe<Scalars['String']['output']>;
  /** What the mail says to everybody in these shifts. */
  message?: Maybe<Scalars['String']['output']>;
  /** So many days later, negative for earlier; null for no change. */
  moveDays?: Maybe<Scalars['Int']['output']>;
  /** So many minutes later, negative for earlier; null for no change. */
  moveMinutes?: Maybe<Scalars['Int']['output']>;
  /** Whether starts move along; null where nobody said: then they do if they can. */
  moveStarts?: Maybe<Scalars['Boolean']['output']>;
  /** What people call it. */
  name: Scalars['String']['output'];
  /** The new number of places of each; null for no change. */
  qtyRequired?: Maybe<Scalars['Int']['output']>;
  /** When it was saved. */
  savedAt: Scalars['Instant']['output'];
  /** Who saved it. */
  savedBy: Scalars['String']['output'];
  /** How many shifts it names; null when it is for all that match, whenever it is made. */
  shiftCount?: Maybe<Scalars['Int']['output']>;
};

/** What is kept about people who sign up, why and how long. */
export type PrivacyNotice = {
  __typename?: 'PrivacyNotice';
  /** The words of the club as plain text; empty without any. */
  notice: Scalars['String']['output'];
  /** What is kept of volunteers and guardians. */
  parts: Array<PrivacyPart>;
};

/** Something that is kept about people. */
export type PrivacyPart = {
  __typename?: 'PrivacyPart';
  /** How long it is kept, such as `56 days after the last event`. */
  keptFor: Scalars['String']['output'];
  /** What it is, such as `Phone number`. */
  what: Scalars['String']['output'];
  /** Why it is kept, as a sentence. */
  why: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** What became of an action of the caller's own; OVER when there is none. Errors: NOT_SIGNED_IN. */
  actionOutcome: ActionOutcome;
  /** What people who have a spot in an event answered to questions with choices, added up: for each question how many gave which answer. A lead’s are of their own roles. Errors: EVENT_NOT_FOUND, NOT_SIGNED_IN. */
  answerSums: Array<AnswerSum>;
  /** The API key of this request; null for admins. Errors: NOT_SIGNED_IN, FORBIDDEN. */
  apiKey?: Maybe<ApiKey>;
  /** All API keys, the newest first, those that are over too. Errors: NOT_SIGNED_IN, FORBIDDEN. */
  apiKeys: Array<ApiKey>;
  /** How many people of each category of an event came. A lead has their own categories. Errors: EVENT_NOT_FOUND, NOT_SIGNED_IN. */
  attendanceSums: Array<AttendanceSum>;
  /** Actions of staff, newest first. Errors: INVALID_INPUT, BAD_REQUEST, NOT_SIGNED_IN, FORBIDDEN. */
  auditLog: AuditEntryConnection;
  /** The progress of a bulk mail. Errors: BULK_MAIL_NOT_FOUND, NOT_SIGNED_IN. */
  bulkMail: BulkMail;
  /** The bulk mails, the newest first. Errors: INVALID_INPUT, BAD_REQUEST, NOT_SIGNED_IN. */
  bulkMails: BulkMailConnection;
  /** People who could do a shift: who agreed to be asked, are of its event or one in the year before, and are free at that time. First those who held a role of this name most often, then those who came most often, then those asked longest ago. Errors: INVALID_INPUT, SHIFT_NOT_FOUND, NOT_SIGNED_IN. */
  candidates: Array<Candidate>;
  /** Categories by name; unknown ids find nothing. Errors: FORBIDDEN. */
  categories: Array<Category>;
  /** One category; null when there is none. Errors: FORBIDDEN. */
  category?: Maybe<Category>;
  /** What was made, changed, removed and merged, the oldest first; without `after` nothing but `pageInfo.endCursor`, the cursor of now. `pageInfo.endCursor` is never null: ask with it next. `totalCount` counts what follows `after`. Staff read of what they see, a lead of their own categories; a key of its event: with `read:programme` the changes of events, categories, roles and shifts, with `read:signups` those of signups and people. Errors: INVALID_INPUT, BAD_REQUEST, CURSOR_EXPIRED, NOT_SIGNED_IN. */
  changes: ChangeConnection;
  /** Where people may be checked in today and tomorrow, by each event's clock, drafts included: all posts for an admin, those of their own categories for a lead. Errors: NOT_SIGNED_IN. */
  checkInDays: CheckInDays;
  /** Check-in links of the categories that the viewer leads, the latest day first, those that are over too; all of them for an admin. Errors: NOT_SIGNED_IN. */
  checkInLinks: Array<CheckInLink>;
  /** Who is expected at a post on a day, and who is here: of all categories for an admin, of their own for a lead. 2,000 people at most. Noted in the audit log. Errors: EVENT_NOT_FOUND, CATEGORY_NOT_FOUND, QUERY_TOO_LARGE, NOT_SIGNED_IN. */
  checkInList: CheckInList;
  /** The demo sign-ins; empty outside development. */
  demoUsers: Array<User>;
  /** What the link of a mail would erase. Looking changes nothing. Errors: ERASURE_NOT_FOUND, ERASURE_OVER, TOO_MANY_REQUESTS. */
  erasure: Erasure;
  /** One event by id or by slug; null when there is none. Errors: BAD_REQUEST, EVENT_NOT_FOUND, FORBIDDEN. */
  event?: Maybe<Event>;
  /** One event with its categories, roles, shifts and people, to manage it; leads see their own categories. Errors: EVENT_NOT_FOUND, NOT_SIGNED_IN. */
  eventBoard: EventBoard;
  /** Events by first day, all of them without filters. Errors: FORBIDDEN. */
  events: Array<Event>;
  /** The caller's own feeds, the newest first, those that are over too; everybody's for admins. Errors: NOT_SIGNED_IN. */
  feeds: Array<Feed>;
  /** How full each category of an event is, beside last year at the same time and a pace of 10% a week. A lead has their own categories. Errors: EVENT_NOT_FOUND, NOT_SIGNED_IN. */
  fillForecast: Array<FillForecast>;
  /** What happened, the newest first, to a shift (and to the signups in it), a signup, a role, a category or an event. Null for what is not the caller's to see, and for what never was. Errors: INVALID_INPUT, BAD_REQUEST, NOT_FOUND, NOT_SIGNED_IN. */
  history?: Maybe<HistoryEntryConnection>;
  /** Hours that people helped, added up. Shifts count once they are over. A lead has their own categories. Errors: NOT_SIGNED_IN. */
  hours: HoursTable;
  /** The household behind a mailed link. Errors: LINK_NOT_FOUND, LINK_EXPIRED, TOO_MANY_REQUESTS. */
  household: Household;
  /** Users who lead categories, by name. Errors: NOT_SIGNED_IN, FORBIDDEN. */
  leads: Array<User>;
  /** Volunteer roles by name: all for admins, those in their own categories for a lead. Errors: NOT_SIGNED_IN. */
  ledOpportunities: Array<Opportunity>;
  /** Shifts by day and start time: all for admins, those in their own categories for a lead. Errors: NOT_SIGNED_IN. */
  ledShifts: Array<Shift>;
  /** The people of a group, one for each e-mail address, by name. Errors: INVALID_INPUT, EVENT_NOT_FOUND, CATEGORY_NOT_FOUND, OPPORTUNITY_NOT_FOUND, SHIFT_NOT_FOUND, SIGNUP_NOT_FOUND, NOT_SIGNED_IN. */
  mailContacts: Array<MailContact>;
  /** The groups that can be mailed, by event and name. A lead has their own categories. Errors: NOT_SIGNED_IN. */
  mailGroups: Array<MailGroup>;
  /** Whether a household is sent reminders and mails to groups, by the link in these mails. Looking changes nothing. Errors: LINK_NOT_FOUND, TOO_MANY_REQUESTS. */
  mailSwitch: MailSwitch;
  /** The events to manage, by first day: all for admins, those with a category of their own for a lead. Errors: NOT_SIGNED_IN. */
  managedEvents: Array<Event>;
  /** The ways in which the caller signs in. Errors: NOT_SIGNED_IN. */
  me: Account;
  /** The meal voucher of a code. Errors: FORBIDDEN, LINK_EXPIRED, DEVICE_REVOKED, VOUCHER_NOT_FOUND, TOO_MANY_REQUESTS, NOT_SIGNED_IN. */
  mealVoucher: MealVoucher;
  /** The meal vouchers of an event, to print, and the counts of each day; a lead those of people in own categories. Errors: EVENT_NOT_FOUND, NOT_SIGNED_IN. */
  mealVouchers: MealVouchers;
  /** The categories that the viewer leads, by name; all of them for an admin. Errors: NOT_SIGNED_IN. */
  myCategories: Array<Category>;
  /** The events in which the viewer leads a category, by first day; all of them for an admin. Errors: NOT_SIGNED_IN. */
  myEvents: Array<Event>;
  /** The household that this browser's cookie opens, after a lookup or a mailed link; null without one. */
  myHousehold?: Maybe<Household>;
  /** The searches, also past ones, of the household of this browser's cookie, the newest last; empty without one. */
  myReplacements: Array<Replacement>;
  /** Waitlist entries, also past ones, of the household of this browser's cookie; empty without one. A browser that just joined a waitlist sees that entry alone. */
  myWaitlist: Array<WaitlistEntry>;
  /** Where people are missing in the next 14 days, of all events. A lead sees their own categories. Errors: NOT_SIGNED_IN. */
  needs: Needs;
  /** Volunteer roles by name; unknown ids find nothing. Errors: FORBIDDEN. */
  opportunities: Array<Opportunity>;
  /** One volunteer role; null when there is none. Errors: FORBIDDEN. */
  opportunity?: Maybe<Opportunity>;
  /** The latest 20 changes of an event's plan, the newest first: all for admins, for a lead those of their own shifts alone. Errors: NOT_SIGNED_IN. */
  planChanges: Array<PlanChange>;
  /** Posts by category and place. Errors: NOT_SIGNED_IN, FORBIDDEN. */
  posts: Array<Post>;
  /** An event's prepared plans by name: for a lead those that they saved, for admins those of admins. Errors: NOT_SIGNED_IN. */
  preparedPlanChanges: Array<PreparedPlanChange>;
  /** What erasing people would do. Changes nothing. Errors: INVALID_INPUT, VOLUNTEER_NOT_FOUND, NOT_SIGNED_IN, FORBIDDEN. */
  previewErasure: ErasurePreview;
  /** What a merge of two people would make of their spots, answers, waitlists, links and mails: for a household of its own, for admins. Errors: INVALID_INPUT, VOLUNTEER_NOT_FOUND. */
  previewMerge: MergePreview;
  /** What a change of many shifts at once would be; for a lead, of their own categories. Errors: INVALID_INPUT, EVENT_NOT_FOUND, SHIFT_NOT_FOUND, NOT_SIGNED_IN. */
  previewPlanChange: PlanChangePreview;
  /** What a prepared plan would be with the programme as it is now. Errors: INVALID_INPUT, PLAN_CHANGE_NOT_FOUND, SHIFT_NOT_FOUND, NOT_SIGNED_IN. */
  previewPreparedPlanChange: PlanChangePreview;
  /** What would be deleted together with an event, category, role or shift; name exactly one. Errors: BAD_REQUEST, EVENT_NOT_FOUND, CATEGORY_NOT_FOUND, OPPORTUNITY_NOT_FOUND, SHIFT_NOT_FOUND, NOT_SIGNED_IN. */
  previewRemoval: RemovalPreview;
  /** What a change of day or times would mean for the people in a shift. Errors: INVALID_INPUT, SHIFT_NOT_FOUND, NOT_SIGNED_IN. */
  previewShiftChange: ShiftChangePreview;
  /** What is kept about people who sign up, why and how long, and the words of the club about it. */
  privacyNotice: PrivacyNotice;
  /** One question; null when there is none. Errors: FORBIDDEN. */
  question?: Maybe<Question>;
  /** Questions in their order; unknown ids find nothing. Errors: FORBIDDEN. */
  questions: Array<Question>;
  /** Starts by day and time. Errors: NOT_SIGNED_IN, FORBIDDEN. */
  raceStarts: Array<RaceStart>;
  /** The spot that a shared link is about. Looking changes nothing. Errors: REPLACEMENT_NOT_FOUND, TOO_MANY_REQUESTS. */
  replacement: Replacement;
  /** Searches for replacements of every state, in the order in which they began: all for admins, those of their own categories for a lead. Errors: BAD_REQUEST, NOT_SIGNED_IN, FORBIDDEN. */
  replacements: ReplacementConnection;
  /** How full one event is or all of them, of all days or of one: ask for exactly what you need. A lead sees their own categories. Errors: INVALID_INPUT, EVENT_NOT_FOUND, NOT_SIGNED_IN. */
  report: Report;
  /** How long data of people is kept, and what would go in the next run. Errors: NOT_SIGNED_IN, FORBIDDEN. */
  retention: Retention;
  /** Where the caller is signed in, the session that asks first. Errors: NOT_SIGNED_IN. */
  sessions: Array<OpenSession>;
  /** The address of the account that a mailed set-up link is for; null when it is unknown, used or over. Looking uses nothing up. Errors: TOO_MANY_REQUESTS. */
  setUpLinkEmail?: Maybe<Scalars['String']['output']>;
  /** One shift; null when there is none. Errors: FORBIDDEN. */
  shift?: Maybe<Shift>;
  /** Shifts by day and start time, filtered by the arguments; unknown ids find nothing. Errors: FORBIDDEN. */
  shifts: Array<Shift>;
  /** The address that a mailed sign-in link would sign in; null when it is unknown, used or over. Looking uses nothing up. Errors: TOO_MANY_REQUESTS. */
  signInLinkEmail?: Maybe<Scalars['String']['output']>;
  /** How staff sign in here. */
  signInWays: SignInWays;
  /** One signup; null when there is none, and for a lead of another category. Errors: NOT_SIGNED_IN, FORBIDDEN. */
  signup?: Maybe<Signup>;
  /** A page of signups. A lead sees their own categories. Errors: INVALID_INPUT, NOT_SIGNED_IN. */
  signupTable: SignupTable;
  /** Signups of every state by the shift's day and start: all for admins, those of their own categories for a lead. Errors: BAD_REQUEST, NOT_SIGNED_IN, FORBIDDEN. */
  signups: SignupConnection;
  /** The board of a start: each post with its state, and names and phones of the people of the categories that the caller leads; of all for an admin. API keys read no phones. Errors: START_NOT_FOUND, NOT_SIGNED_IN, FORBIDDEN. */
  startBoard: StartBoard;
  /** Figures of all events, or of one. Errors: FORBIDDEN. */
  stats: Stats;
  /** Places of the plan without a post, by category and place; of own categories for a lead. Errors: NOT_SIGNED_IN. */
  suggestedPosts: Array<SuggestedPost>;
  /** The mails that were refused for good, came back or were given up, the newest first; leads have those of their own categories. Errors: INVALID_INPUT, BAD_REQUEST, NOT_SIGNED_IN. */
  undeliveredMails: UndeliveredMailConnection;
  /** All admins and leads by name. Errors: NOT_SIGNED_IN, FORBIDDEN. */
  users: Array<User>;
  /** The signed-in staff member; null for a visitor. */
  viewer?: Maybe<User>;
  /** One person; null when there is none, and for a lead in whose categories they have no signup. Errors: NOT_SIGNED_IN, FORBIDDEN. */
  volunteer?: Maybe<Volunteer>;
  /** Volunteers by name: everybody for admins, for a lead the people of the own categories and nobody else. Errors: BAD_REQUEST, NOT_SIGNED_IN, FORBIDDEN. */
  volunteers: VolunteerConnection;
  /** The same people, each with whether they are free at the time of a shift and helped in the year before. Errors: INVALID_INPUT, BAD_REQUEST, SHIFT_NOT_FOUND, NOT_SIGNED_IN. */
  volunteersForShift: VolunteerForShiftConnection;
  /** What a mail offers, by its link. Looking changes nothing. Errors: OFFER_NOT_FOUND, TOO_MANY_REQUESTS. */
  waitlistOffer: WaitlistEntry;
  /** One webhook; null when there is none, and for a key of one event when it is not of that event. Errors: NOT_SIGNED_IN, FORBIDDEN. */
  webhook?: Maybe<Webhook>;
  /** What a webhook sent and has yet to send, the newest first, of 30 days. Errors: BAD_REQUEST, NOT_SIGNED_IN, FORBIDDEN. */
  webhookDeliveries: WebhookDeliveryConnection;
  /** All webhooks, the newest first. Errors: NOT_SIGNED_IN, FORBIDDEN. */
  webhooks: Array<Webhook>;
};


export type QueryActionOutcomeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAnswerSumsArgs = {
  eventId: Scalars['ID']['input'];
};


export type QueryAttendanceSumsArgs = {
  eventId: Scalars['ID']['input'];
};


export type QueryAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBulkMailArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBulkMailsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCandidatesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  shiftId: Scalars['ID']['input'];
};


export type QueryCategoriesArgs = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
  leadId?: InputMaybe<Scalars['ID']['input']>;
  updatedSince?: InputMaybe<Scalars['Instant']['input']>;
};


export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCheckInLinksArgs = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryCheckInListArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  day: Scalars['Day']['input'];
  eventId: Scalars['ID']['input'];
  place?: InputMaybe<Scalars['String']['input']>;
};


export type QueryErasureArgs = {
  token: Scalars['String']['input'];
};


export type QueryEventArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryEventBoardArgs = {
  eventId: Scalars['ID']['input'];
};


export type QueryEventsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<EventOrder>;
  updatedSince?: InputMaybe<Scalars['Instant']['input']>;
  where?: InputMaybe<EventFilter>;
};


export type QueryFillForecastArgs = {
  eventId: Scalars['ID']['input'];
};


export type QueryHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  recordId: Scalars['ID']['input'];
};


export type QueryHoursArgs = {
  by?: InputMaybe<HoursBy>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<HoursWhere>;
};


export type QueryHouseholdArgs = {
  token: Scalars['String']['input'];
};


export type QueryLedOpportunitiesArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryLedShiftsArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  date?: InputMaybe<Scalars['Day']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
  opportunityId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryMailContactsArgs = {
  group: MailGroupInput;
};


export type QueryMailGroupsArgs = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
  kind: MailGroupKind;
};


export type QueryMailSwitchArgs = {
  token: Scalars['String']['input'];
};


export type QueryMealVoucherArgs = {
  code: Scalars['String']['input'];
};


export type QueryMealVouchersArgs = {
  eventId: Scalars['ID']['input'];
};


export type QueryMyCategoriesArgs = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryOpportunitiesArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  updatedSince?: InputMaybe<Scalars['Instant']['input']>;
};


export type QueryOpportunityArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPlanChangesArgs = {
  eventId: Scalars['ID']['input'];
};


export type QueryPostsArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
  updatedSince?: InputMaybe<Scalars['Instant']['input']>;
};


export type QueryPreparedPlanChangesArgs = {
  eventId: Scalars['ID']['input'];
};


export type QueryPreviewErasureArgs = {
  volunteerIds: Array<Scalars['ID']['input']>;
};


export type QueryPreviewMergeArgs = {
  sourceId: Scalars['ID']['input'];
  targetId: Scalars['ID']['input'];
};


export type QueryPreviewPlanChangeArgs = {
  input: PlanChangeInput;
};


export type QueryPreviewPreparedPlanChangeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPreviewRemovalArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
  opportunityId?: InputMaybe<Scalars['ID']['input']>;
  shiftId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPreviewShiftChangeArgs = {
  date?: InputMaybe<Scalars['String']['input']>;
  endTime?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  startTime?: InputMaybe<Scalars['String']['input']>;
};


export type QueryQuestionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryQuestionsArgs = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  opportunityId?: InputMaybe<Scalars['ID']['input']>;
  updatedSince?: InputMaybe<Scalars['Instant']['input']>;
};


export type QueryRaceStartsArgs = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
  updatedSince?: InputMaybe<Scalars['Instant']['input']>;
};


export type QueryReplacementArgs = {
  token: Scalars['String']['input'];
};


export type QueryReplacementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  shiftId?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<ReplacementState>;
  stillWanted?: InputMaybe<Scalars['Boolean']['input']>;
  updatedSince?: InputMaybe<Scalars['Instant']['input']>;
};


export type QueryReportArgs = {
  date?: InputMaybe<Scalars['Day']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySetUpLinkEmailArgs = {
  token: Scalars['String']['input'];
};


export type QueryShiftArgs = {
  id: Scalars['ID']['input'];
};


export type QueryShiftsArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  date?: InputMaybe<Scalars['Day']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  opportunityId?: InputMaybe<Scalars['ID']['input']>;
  orderBy?: InputMaybe<ShiftOrder>;
  updatedSince?: InputMaybe<Scalars['Instant']['input']>;
  where?: InputMaybe<ShiftFilter>;
};


export type QuerySignInLinkEmailArgs = {
  token: Scalars['String']['input'];
};


export type QuerySignupArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySignupTableArgs = {
  filter?: InputMaybe<SignupTableFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<SignupTableSort>;
};


export type QuerySignupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  opportunityId?: InputMaybe<Scalars['ID']['input']>;
  updatedSince?: InputMaybe<Scalars['Instant']['input']>;
  where?: InputMaybe<SignupFilter>;
};


export type QueryStartBoardArgs = {
  startId: Scalars['ID']['input'];
};


export type QueryStatsArgs = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySuggestedPostsArgs = {
  eventId: Scalars['ID']['input'];
};


export type QueryUndeliveredMailsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryVolunteerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryVolunteersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  updatedSince?: InputMaybe<Scalars['Instant']['input']>;
};


export type QueryVolunteersForShiftArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  shiftId: Scalars['ID']['input'];
};


export type QueryWaitlistOfferArgs = {
  token: Scalars['String']['input'];
};


export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  webhookId: Scalars['ID']['input'];
};

/** A question of an event, or of one of its roles, to people who take a place. */
export type Question = {
  __typename?: 'Question';
  /** What can be chosen; empty where people write, and where T-shirts have the usual sizes. */
  choices: Array<Scalars['String']['output']>;
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** The event it belongs to. */
  eventId: Scalars['ID']['output'];
  /** A line below it; null when there is none. */
  help?: Maybe<Scalars['String']['output']>;
  /** UUID. */
  id: Scalars['ID']['output'];
  /** What the answer is. */
  kind: QuestionKind;
  /** The question. */
  label: Scalars['String']['output'];
  /** The volunteer role that asks it; null where every shift of the event does. */
  opportunityId?: Maybe<Scalars['ID']['output']>;
  /** Its place among the questions, the lowest first. */
  position: Scalars['Int']['output'];
  /** Whether nobody gets a place without an answer. */
  required: Scalars['Boolean']['output'];
  /** When its own columns last changed (those of a shift hold its `qtyRegistered`); columns computed from other records never touch it. */
  updatedAt: Scalars['Instant']['output'];
  /** Version of the record; an editor sends back the one they loaded. Errors: NOT_SIGNED_IN. */
  version: Scalars['Int']['output'];
};

/** The kinds of questions. */
export type QuestionKind =
  /** The day somebody was born. */
  | 'BIRTH_DATE'
  /** One of several choices. */
  | 'CHOICE'
  /** Any number of several choices. */
  | 'SEVERAL_CHOICES'
  /** The size of a T-shirt. */
  | 'SHIRT_SIZE'
  /** One line of text. */
  | 'TEXT'
  /** Yes or no. */
  | 'YES_NO';

/** A start of an event: the moment when a gun goes. */
export type RaceStart = {
  __typename?: 'RaceStart';
  /** When it was cleared; null while it was not. */
  clearedAt?: Maybe<Scalars['Instant']['output']>;
  /** Who cleared it; null once that account is deleted. */
  clearedBy?: Maybe<User>;
  /** What they noted. */
  clearedNote?: Maybe<Scalars['String']['output']>;
  /** The posts that block it and were not manned when it was cleared. */
  clearedOpen: Array<Scalars['String']['output']>;
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** Its day. */
  date: Scalars['Day']['output'];
  /** The event. */
  event: Event;
  /** The event. */
  eventId: Scalars['ID']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Whether the gun went more than two hours ago. */
  isOver: Scalars['Boolean']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** The same as an instant. */
  startsAt: Scalars['Instant']['output'];
  /** When the gun goes, by the event's clocks. */
  time: Scalars['TimeOfDay']['output'];
  /** When its own columns last changed (those of a shift hold its `qtyRegistered`); columns computed from other records never touch it. */
  updatedAt: Scalars['Instant']['output'];
  /** Version of the record; an editor sends back the one they loaded. Errors: NOT_SIGNED_IN. */
  version: Scalars['Int']['output'];
};

/** A start that was written. */
export type RaceStartPayload = {
  __typename?: 'RaceStartPayload';
  /** The start; one that was deleted, as it was. */
  start: RaceStart;
};

/** Marks of one device, and the people who came without a signup. */
export type RecordAttendanceInput = {
  /** A UUID that the browser makes once. Left out: the caller is the device. */
  deviceId?: InputMaybe<Scalars['ID']['input']>;
  /** The device's own clock at the moment of sending. */
  deviceNow?: InputMaybe<Scalars['Instant']['input']>;
  /** The marks, 500 at most. None at all says that the device is there. */
  marks?: InputMaybe<Array<MarkInput>>;
  /** People who came without a signup, 50 at most. */
  walkIns?: InputMaybe<Array<WalkInInput>>;
};

/** The answers to marks, and the signups that they are about. */
export type RecordAttendancePayload = {
  __typename?: 'RecordAttendancePayload';
  /** An answer for each person who walked in, then for each mark, in their order. */
  results: Array<MarkResult>;
  /** The server's clock. */
  serverNow: Scalars['Instant']['output'];
  /** The signups that were marked or added, as they are now. */
  signups: Array<Signup>;
};

/** The result of recording an event of a mail. */
export type RecordMailEventPayload = {
  __typename?: 'RecordMailEventPayload';
  /** Whether it changed what is known of the address. */
  changed: Scalars['Boolean']['output'];
  /** The kind of the event: `bounced`, `delayed` or `delivered`. */
  kind: Scalars['String']['output'];
};

/** New recovery codes; the earlier ones ended. */
export type RecoveryCodesPayload = {
  __typename?: 'RecoveryCodesPayload';
  /** Ten codes `XXXXX-XXXXX`, each good once, shown this once. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** A press of 'Redeem'. */
export type RedeemVoucherInput = {
  /** The 16 letters of the voucher. */
  code: Scalars['String']['input'];
  /** A UUID of the caller’s own for this press: the same press sent twice is one. */
  id: Scalars['ID']['input'];
};

/** A voucher that was used. */
export type RedeemVoucherPayload = {
  __typename?: 'RedeemVoucherPayload';
  /** The voucher. */
  voucher: MealVoucher;
};

/** A signup that was not cancelled, and why. */
export type RefusedCancellation = {
  __typename?: 'RefusedCancellation';
  /** The signup. */
  id: Scalars['ID']['output'];
  /** First and last name; null where the signup cannot be seen. */
  name?: Maybe<Scalars['String']['output']>;
  /** The reason, as a sentence. */
  reason: Scalars['String']['output'];
};

/** What was deleted together with a record. */
export type Removal = {
  __typename?: 'Removal';
  /** The deleted record. */
  id: Scalars['ID']['output'];
  /** Volunteer roles. */
  opportunities: Scalars['Int']['output'];
  /** Different people behind them. */
  people: Scalars['Int']['output'];
  /** Shifts. */
  shifts: Scalars['Int']['output'];
  /** Active signups. */
  signups: Scalars['Int']['output'];
};

/** What would be deleted together with a record. */
export type RemovalPreview = {
  __typename?: 'RemovalPreview';
  /** Volunteer roles. */
  opportunities: Scalars['Int']['output'];
  /** Different people behind them. */
  people: Scalars['Int']['output'];
  /** Shifts. */
  shifts: Scalars['Int']['output'];
  /** Active signups. */
  signups: Scalars['Int']['output'];
};

/** A factor that was removed. */
export type RemoveFactorPayload = {
  __typename?: 'RemoveFactorPayload';
  /** The factors that are left. */
  factors: Array<Factor>;
};

/** The search for somebody who takes over a place. */
export type Replacement = {
  __typename?: 'Replacement';
  /** The address of the page to take over the spot, for its household and for staff who may cancel the signup, while the search is open; null for everybody else. */
  address?: Maybe<Scalars['String']['output']>;
  /** How many people were asked so far. */
  askedCount: Scalars['Int']['output'];
  /** Whether people who agreed to be asked are asked, five at a time. */
  asksOthers: Scalars['Boolean']['output'];
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** When it ended; null while somebody is looked for. */
  endedAt?: Maybe<Scalars['Instant']['output']>;
  /** First name of the person who cannot come. */
  firstName: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Their message to people who might take over; null when nothing. */
  message?: Maybe<Scalars['String']['output']>;
  /** The shift. */
  shift: Shift;
  /** The shift. */
  shiftId: Scalars['ID']['output'];
  /** The signup whose place it is; null for callers who only have the link. */
  signup?: Maybe<Signup>;
  /** The signup whose place it is; null for callers who only have the link. */
  signupId?: Maybe<Scalars['ID']['output']>;
  /** What became of it so far. */
  state: ReplacementState;
  /** The last part of that address, for its household and for staff who may cancel the signup, while the search is open; null for everybody else. */
  token?: Maybe<Scalars['String']['output']>;
  /** When its own columns last changed (those of a shift hold its `qtyRegistered`); columns computed from other records never touch it. */
  updatedAt: Scalars['Instant']['output'];
  /** Whether somebody on the waitlist is asked first: until they answer, the link takes nothing. */
  waitlistFirst: Scalars['Boolean']['output'];
};

/** A page of a list that grows. */
export type ReplacementConnection = {
  __typename?: 'ReplacementConnection';
  /** The rows, each with its place. */
  edges: Array<ReplacementEdge>;
  /** The rows. */
  nodes: Array<Replacement>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows there are, of all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list, and its place there. */
export type ReplacementEdge = {
  __typename?: 'ReplacementEdge';
  /** Its place in the list: good also when the row itself is gone. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Replacement;
};

/** The current state of a search for a replacement. */
export type ReplacementResult = {
  __typename?: 'ReplacementResult';
  /** The search. */
  replacement: Replacement;
};

/** What became of the search for a replacement. */
export type ReplacementState =
  /** The signup stands in another shift now, or went up in another one. */
  | 'ENDED'
  /** The place was given back without waiting; the link still takes it while it is free. */
  | 'GIVEN_BACK'
  /** Somebody is looked for; the place is theirs until then. */
  | 'OPEN'
  /** Somebody took over. */
  | 'TAKEN'
  /** They come after all, and nobody is looked for any more. */
  | 'WITHDRAWN';

/** How full one event is, or all of them. A lead sees their own categories. */
export type Report = {
  __typename?: 'Report';
  /** The categories by name, of every day. */
  categories: Array<Category>;
  /** The days that can be chosen: those with shifts, in order. */
  days: Array<Scalars['Day']['output']>;
  /** The event; null when all are reported on. */
  event?: Maybe<Event>;
  /** The shifts by event, day and start time. */
  shifts: Array<Shift>;
  /** How the signups came in, day by day. */
  signupsOverTime: Array<SignupsOfDay>;
  /** The figures. */
  summary: ReportSummary;
};

/** What somebody reported of a post by radio. */
export type ReportPostInput = {
  /** Whether it is manned; without it the report is taken back. */
  manned?: InputMaybe<Scalars['Boolean']['input']>;
  /** What else was said; at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The post. */
  postId: Scalars['ID']['input'];
  /** The start before which it is to be manned. */
  startId: Scalars['ID']['input'];
};

/** A post after a report. */
export type ReportPostPayload = {
  __typename?: 'ReportPostPayload';
  /** The row of its board. */
  row: StartBoardRow;
};

/** The figures of a report. A lead sees those of their own categories. */
export type ReportSummary = {
  __typename?: 'ReportSummary';
  /** Shifts that are called off, or whose event is cancelled. */
  calledOffShifts: Scalars['Int']['output'];
  /** `qtyFilled` in percent of `qtyRequired`, rounded, but never up to 100; 0 without places. */
  fillPercentage: Scalars['Int']['output'];
  /** Shifts without a free place. */
  fullyStaffedShifts: Scalars['Int']['output'];
  /** People missing: `stillRequired` less the places held for the waitlist. */
  missing: Scalars['Int']['output'];
  /** Places that somebody has; an over-full shift counts as full. */
  qtyFilled: Scalars['Int']['output'];
  /** Active signups. */
  qtyRegistered: Scalars['Int']['output'];
  /** Places. */
  qtyRequired: Scalars['Int']['output'];
  /** Places still free; an over-full shift counts as 0, never below. */
  stillRequired: Scalars['Int']['output'];
  /** Number of shifts that take place. All other figures are about these. */
  totalShifts: Scalars['Int']['output'];
};

/** A request to be erased, whose link was mailed. */
export type RequestErasurePayload = {
  __typename?: 'RequestErasurePayload';
  /** Who would be erased. */
  people: Array<PersonToErase>;
};

/** A message that is on its way again. */
export type ResendDeliveryPayload = {
  __typename?: 'ResendDeliveryPayload';
  /** The second sending; the first one stays in the log. */
  delivery: WebhookDelivery;
};

/** Somebody who is signed up again. */
export type RestoreSignupPayload = {
  __typename?: 'RestoreSignupPayload';
  /** The signup that is active now. */
  signup: Signup;
};

/** How long data of people is kept, and what goes next. */
export type Retention = {
  __typename?: 'Retention';
  /** When the next run begins: nightly at 03:10 of the organisation. */
  nextRunAt: Scalars['Instant']['output'];
  /** The words of the club on the page about privacy; empty without any. */
  notice: Scalars['String']['output'];
  /** The kinds of data. */
  rules: Array<RetentionRule>;
  /** The last 14 runs, the newest first. */
  runs: Array<RetentionRun>;
  /** From when old data goes. Mails go from the beginning, as they did before this could be set. */
  startsAt: Scalars['Instant']['output'];
};

/** How many things of a kind went. */
export type RetentionCount = {
  __typename?: 'RetentionCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The kind of data. */
  kind: RetentionKind;
};

/** Kinds of data whose time a club sets. */
export type RetentionKind =
  /** Answers except sizes of T-shirts, guardians' names and wording, messages, and who waited; counted from the event's last day. */
  | 'ANSWERS'
  /** The audit log, mails to groups, and who applied a change of plan, counted from then. */
  | 'AUDIT'
  /** Phone numbers, counted from the last day of the last event that somebody signed up for, or that their household waited for. */
  | 'CONTACTS'
  /** Mails that were sent or failed, counted from then. */
  | 'MAILS'
  /** Names, addresses and sizes of T-shirts, counted as phone numbers. Who got a mail that is still kept stays. */
  | 'NAMES';

/** For how long a kind of data is kept. */
export type RetentionRule = {
  __typename?: 'RetentionRule';
  /** The fewest days that can be set. */
  atLeast: Scalars['Int']['output'];
  /** The most days that can be set. */
  atMost: Scalars['Int']['output'];
  /** From when fewer `days` apply; null when they do already. */
  changesAt?: Maybe<Scalars['Instant']['output']>;
  /** Days, as they were set last. */
  days: Scalars['Int']['output'];
  /** The days until somebody sets others. */
  default: Scalars['Int']['output'];
  /** The kind of data. */
  kind: RetentionKind;
  /** The days that apply until `changesAt`; null without a change. */
  previousDays?: Maybe<Scalars['Int']['output']>;
  /** How many things would go in the next run; but for mails, in the first one after `startsAt`. */
  wouldGo: Scalars['Int']['output'];
};

/** For how long a kind of data is kept. */
export type RetentionRuleInput = {
  /** Days. */
  days: Scalars['Int']['input'];
  /** The kind of data. */
  kind: RetentionKind;
};

/** A night in which old data went. */
export type RetentionRun = {
  __typename?: 'RetentionRun';
  /** When it ended. */
  at: Scalars['Instant']['output'];
  /** What went; kinds of which nothing went are left out. */
  counts: Array<RetentionCount>;
};

/** A key that was revoked. */
export type RevokeApiKeyPayload = {
  __typename?: 'RevokeApiKeyPayload';
  /** The key. */
  apiKey: ApiKey;
};

/** A phone that was signed off. */
export type RevokeCheckInDevicePayload = {
  __typename?: 'RevokeCheckInDevicePayload';
  /** The phone. */
  device: CheckInDevice;
};

/** A check-in link that was revoked. */
export type RevokeCheckInLinkPayload = {
  __typename?: 'RevokeCheckInLinkPayload';
  /** The link. */
  link: CheckInLink;
};

/** A feed that was stopped. */
export type RevokeFeedPayload = {
  __typename?: 'RevokeFeedPayload';
  /** The feed. */
  feed: Feed;
};

/** The roles of staff. */
export type Role =
  /** Runs everything. */
  | 'ADMIN'
  /** Runs their own categories. */
  | 'LEAD';

/** A webhook with a new secret. */
export type RotateWebhookSecretPayload = {
  __typename?: 'RotateWebhookSecretPayload';
  /** Its secret, shown this once: `whsec_` and 32 bytes in base64. Receivers check signatures with it. */
  secret: Scalars['String']['output'];
  /** The webhook. */
  webhook: Webhook;
};

/** A volunteer role that was created or changed. */
export type SavedOpportunity = {
  __typename?: 'SavedOpportunity';
  /** The role as it is now. */
  opportunity: Opportunity;
};

/** A change of plan that was saved. */
export type SavedPlanChange = {
  __typename?: 'SavedPlanChange';
  /** The prepared plan. */
  preparedPlanChange: PreparedPlanChange;
};

/** A question that was created or changed. */
export type SavedQuestion = {
  __typename?: 'SavedQuestion';
  /** The question as it is now. */
  question: Question;
};

/** A shift that was created or changed. */
export type SavedShift = {
  __typename?: 'SavedShift';
  /** The shift as it is now. */
  shift: Shift;
  /** Warnings, such as a day outside of the event's days. */
  warnings: Array<Scalars['String']['output']>;
};

/** Several shifts that were created together. */
export type SavedShifts = {
  __typename?: 'SavedShifts';
  /** The shifts by day and start time. */
  shifts: Array<Shift>;
  /** Warnings, such as a day outside of the event's days. */
  warnings: Array<Scalars['String']['output']>;
};

/** A mail to a group. */
export type SendBulkMailInput = {
  /** The group that is mailed. */
  group: MailGroupInput;
  /** One line of at most 150 characters: 'Subject is required'. */
  subject: Scalars['String']['input'];
  /** Plain text of at most 5000 characters: 'Message is required'. */
  text: Scalars['String']['input'];
};

/** Somebody who was sent to another post. */
export type SendOnPayload = {
  __typename?: 'SendOnPayload';
  /** The signup that they left; it keeps its hours. */
  left: Signup;
  /** Their signup at the other post. */
  signup: Signup;
};

/** A test that is on its way. */
export type SendTestWebhookPayload = {
  __typename?: 'SendTestWebhookPayload';
  /** The message; query it again for the outcome. */
  delivery: WebhookDelivery;
};

/** A sign-in. */
export type Session = {
  __typename?: 'Session';
  /** When it ends in any case. */
  expiresAt: Scalars['Instant']['output'];
  /** Bearer token, shown this once; 12 hours without use end it, 7 days in any case. */
  token: Scalars['String']['output'];
  /** Who signed in. */
  user: User;
};

/** A new password with the token of a mailed link. */
export type SetPasswordInput = {
  /** At least 8 characters ('Password must be at least 8 characters'), and none that is easy to guess. */
  password: Scalars['String']['input'];
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** What an admin sets about retention; what is left out stays. */
export type SetRetentionInput = {
  /** The words of the club on the page about privacy, as plain text; empty for none. */
  notice?: InputMaybe<Scalars['String']['input']>;
  /** Kinds to change. Fewer days apply 24 hours later, more days at once. */
  rules?: InputMaybe<Array<RetentionRuleInput>>;
};

/** A change of how long data is kept. */
export type SetRetentionPayload = {
  __typename?: 'SetRetentionPayload';
  /** What is set now. */
  retention: Retention;
};

/** The first admin, with the token of the set-up link printed at start. */
export type SetUpFirstAdminInput = {
  /** A valid address: 'Please enter a valid email address'. */
  email: Scalars['String']['input'];
  /** Required: 'First name is required'. */
  firstName: Scalars['String']['input'];
  /** Required: 'Last name is required'. */
  lastName: Scalars['String']['input'];
  /** At least 8 characters ('Password must be at least 8 characters'), and none that is easy to guess. */
  password: Scalars['String']['input'];
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** A shift in which everybody was marked. */
export type SettleAttendancePayload = {
  __typename?: 'SettleAttendancePayload';
  /** The shift. */
  shift: Shift;
};

/** A stretch of time in which a role needs people. */
export type Shift = {
  __typename?: 'Shift';
  /** When it was called off, by a change of plan: its signups stay, and nobody new comes (`SHIFT_CANCELLED`); null while it takes place. */
  cancelledAt?: Maybe<Scalars['Instant']['output']>;
  /** Its role's category. */
  category: Category;
  /** Whether staff closed it: they alone put people in, with `SHIFT_CLOSED` for all others. */
  closed: Scalars['Boolean']['output'];
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** The day it starts, in the event's time zone. */
  date: Scalars['Day']['output'];
  /** Where to be: the shift's place, else the role's, else the event's. */
  effectiveLocation?: Maybe<Scalars['String']['output']>;
  /** When it ends; earlier than the start means the next day. */
  endTime: Scalars['TimeOfDay']['output'];
  /** When it ends, as an instant. Null in the answer to a change of the shift. */
  endsAt?: Maybe<Scalars['Instant']['output']>;
  /** The event it belongs to. */
  event: Event;
  /** The event it belongs to. */
  eventId: Scalars['ID']['output'];
  /** Signups in percent of the places, rounded, but never up to 100; over 100 when over-full, 0 while it is called off. */
  fillPercentage: Scalars['Int']['output'];
  /** Places held for people of its waitlist until they answer. */
  heldCount: Scalars['Int']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** The shift's own place; overrides the role's. */
  location?: Maybe<Scalars['String']['output']>;
  /** People missing: `stillRequired` less the places held for the waitlist, 0 while its event is cancelled. */
  missing: Scalars['Int']['output'];
  /** A note on this shift. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Places that can be taken now: those still free and not held for the waitlist, 0 once the shift has begun, is closed or called off, or while its event is cancelled or takes no signups. */
  openSpots: Scalars['Int']['output'];
  /** The volunteer role it belongs to. */
  opportunity: Opportunity;
  /** The volunteer role it belongs to. */
  opportunityId: Scalars['ID']['output'];
  /** Active signups; more than the places when staff made it over-full. */
  qtyRegistered: Scalars['Int']['output'];
  /** Places, at least 1. */
  qtyRequired: Scalars['Int']['output'];
  /** Its signups of every state in the order in which they came; null for a lead of another category. Errors: NOT_SIGNED_IN. */
  signups?: Maybe<Array<Signup>>;
  /** When it starts. */
  startTime: Scalars['TimeOfDay']['output'];
  /** When it starts, as an instant: its day and time in the zone of its event. A skipped hour counts on from before, a repeated one is the first. Null in the answer to a change of the shift. */
  startsAt?: Maybe<Scalars['Instant']['output']>;
  /** Places still free, never below 0; none while it is called off. */
  stillRequired: Scalars['Int']['output'];
  /** When its own columns last changed (those of a shift hold its `qtyRegistered`); columns computed from other records never touch it. */
  updatedAt: Scalars['Instant']['output'];
  /** Version of the record; an editor sends back the one they loaded. Errors: NOT_SIGNED_IN. */
  version: Scalars['Int']['output'];
  /** What the caller may do with the shift. */
  viewerCan: ViewerCan;
  /** Its waitlist, entries of every state in the order in which they came; null for a lead of another category. Errors: NOT_SIGNED_IN. */
  waitlist?: Maybe<Array<WaitlistEntry>>;
  /** People on its waitlist without a current offer. */
  waitlistCount: Scalars['Int']['output'];
  /** Whether people can wait for a place once it is full; its event says so, too. */
  waitlistEnabled: Scalars['Boolean']['output'];
};


/** A stretch of time in which a role needs people. */
export type ShiftSignupsArgs = {
  where?: InputMaybe<SignupFilter>;
};

/** What a change of a shift would mean for the people in it. */
export type ShiftChangePreview = {
  __typename?: 'ShiftChangePreview';
  /** Active signups that the change affects. */
  activeSignups: Scalars['Int']['output'];
  /** For a lead: people who would have only shifts of other categories at that time. The shifts are not listed. */
  busyPeople: Array<BusyPerson>;
  /** People whose shifts would overlap after the change and do not overlap now; for a lead where the other shift is of their own categories. */
  newOverlaps: Array<NewOverlap>;
  /** Warnings, such as a day outside of the event's days. */
  warnings: Array<Scalars['String']['output']>;
};

/** Which shifts; what is left out does not matter. */
export type ShiftFilter = {
  /** Of the roles of this category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** That start on one of these days; at most 400. */
  days?: InputMaybe<Array<Scalars['Day']['input']>>;
  /** That start on this day or later. */
  from?: InputMaybe<Scalars['Day']['input']>;
  /** That can still be taken (not begun by the event's clock, not closed or cancelled, signups open, and with a free place that is held for nobody), or cannot. */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of this role. */
  opportunityId?: InputMaybe<Scalars['ID']['input']>;
  /** At this place, as it is written; case and odd spaces do not matter. */
  place?: InputMaybe<Scalars['String']['input']>;
  /** At a place whose name holds these letters, without regard to case and accents. */
  placeContains?: InputMaybe<Scalars['String']['input']>;
  /** That run at this moment, by their events' clocks. */
  runningAt?: InputMaybe<Scalars['Instant']['input']>;
  /** That start before this time of their day. */
  startsBefore?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** That start at this moment or later. */
  startsFrom?: InputMaybe<Scalars['Instant']['input']>;
  /** That start before this moment. */
  startsTo?: InputMaybe<Scalars['Instant']['input']>;
  /** Whose role, category, place or note holds these words, without regard to case and accents. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** That start on this day or earlier. */
  to?: InputMaybe<Scalars['Day']['input']>;
  /** Where people are missing, begun or not; or none are, as in what is called off or held for the waitlist. */
  understaffed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Orders of shifts. */
export type ShiftOrder =
  /** By the event's first day, then by day and start time. */
  | 'EVENT'
  /** Where most people are missing first, then by day and start time. */
  | 'MISSING'
  /** By day, then start time. */
  | 'START';

/** Staff sign-in. */
export type SignInInput = {
  /** A valid address: 'Please enter a valid email address'. */
  email: Scalars['String']['input'];
  /** Required: 'Password is required'. */
  password: Scalars['String']['input'];
};

/** How staff sign in here. */
export type SignInWays = {
  __typename?: 'SignInWays';
  /** Whether passkeys can be used at this address. */
  passkeys: Scalars['Boolean']['output'];
  /** Whether passwords and mailed links sign in admins alone. */
  passwordsAreForAdmins: Scalars['Boolean']['output'];
  /** The name of the OpenID provider; null without one. */
  provider?: Maybe<Scalars['String']['output']>;
};

/** The people of a household, how they are reached, and the places that they request. */
export type SignUpHouseholdInput = {
  /** Answers to what the shifts ask, person by person. Left out: none. */
  answers?: InputMaybe<Array<HouseholdAnswerInput>>;
  /** A valid address: 'Valid email is required'. */
  email: Scalars['String']['input'];
  /** The adult of the household who is responsible for people younger than the role requires, and agrees to the sentence that `CONSENT_REQUIRED` and the page show. Left out: nobody does. */
  guardianName?: InputMaybe<Scalars['String']['input']>;
  /** Whether they may be asked when somebody else drops out; of people known before it counts only from who came by the mailed link of their household, or just made them. Left out: as before. */
  mayBeAsked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who is to help: names, 10 at most. */
  people: Array<HouseholdPersonInput>;
  /** Optional phone number, 40 characters at most. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The places that they want, 30 at most. */
  places: Array<HouseholdPlaceInput>;
  /** Leave empty. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The result of signing a household up. */
export type SignUpHouseholdResult = {
  __typename?: 'SignUpHouseholdResult';
  /** Shifts that overlap a new one and have the same person in them, including those of this response; allowed, but worth showing a warning. */
  conflicts: Array<Shift>;
  /** The new signups, in the order of the requested places; the people as typed. */
  signups: Array<Signup>;
};

/** A visitor and the shift they want. */
export type SignUpInput = {
  /** Answers to what the shift asks. Left out: none. */
  answers?: InputMaybe<Array<AnswerInput>>;
  /** A valid address: 'Valid email is required'. */
  email: Scalars['String']['input'];
  /** Required: 'First name is required'. */
  firstName: Scalars['String']['input'];
  /** The adult of the household who is responsible for people younger than the role requires, and agrees to the sentence that `CONSENT_REQUIRED` and the page show. Left out: nobody does. */
  guardianName?: InputMaybe<Scalars['String']['input']>;
  /** Required: 'Last name is required'. */
  lastName: Scalars['String']['input'];
  /** Whether they may be asked when somebody else drops out; of people known before it counts only from who came by the mailed link of their household, or just made them. Left out: as before. */
  mayBeAsked?: InputMaybe<Scalars['Boolean']['input']>;
  /** For staff alone: into a full shift, on purpose. */
  overCapacity?: InputMaybe<Scalars['Boolean']['input']>;
  /** Optional phone number, 40 characters at most. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** For staff alone: a signup of the same shift, cancelled in the same step. */
  replaces?: InputMaybe<Scalars['ID']['input']>;
  /** The shift. Unknown: SHIFT_NOT_FOUND. */
  shiftId: Scalars['ID']['input'];
  /** Leave empty. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The result of a signup. */
export type SignUpResult = {
  __typename?: 'SignUpResult';
  /** Those shifts; for a lead who created the signup those of their own categories. Allowed, but worth showing a warning. */
  conflicts: Array<Shift>;
  /** Whether this person is in another shift that overlaps: for staff of any event, else one of `conflicts`. */
  isBusy: Scalars['Boolean']['output'];
  /** The new signup. */
  signup: Signup;
  /** The person as typed. */
  volunteer: Volunteer;
  /** Warnings for staff who created the signup: questions of the shift that nobody answered, and who is younger than the role needs. Empty for everybody else. */
  warnings: Array<Scalars['String']['output']>;
};

/** A person's place in a shift. */
export type Signup = {
  __typename?: 'Signup';
  /** What they answered when they took the place; null for a lead of another category. Errors: NOT_SIGNED_IN. */
  answers?: Maybe<Array<Answer>>;
  /** Whether they came; null for callers who may not see it (the household sees it by its mailed link, a lead in their own categories), and in the answer to a signup. */
  attendance?: Maybe<Attendance>;
  /** The address of the signup as a calendar file: a path that works for 24 hours, in browsers without cookies too. */
  calendarAddress: Scalars['String']['output'];
  /** Who is notified besides the household when it is cancelled; null when there is nobody, and in the answer to a signup. */
  cancelTells?: Maybe<CancelTells>;
  /** When it was cancelled; null while active. */
  cancelledAt?: Maybe<Scalars['Instant']['output']>;
  /** The member of the staff who cancelled it, also by merging two people who both had the place; null where the household did, and while it is active. Errors: NOT_SIGNED_IN. */
  cancelledBy?: Maybe<Scalars['String']['output']>;
  /** The consents of guardians, where they are younger than the role needs; null for a lead of another category. Errors: NOT_SIGNED_IN. */
  consents?: Maybe<Array<GuardianConsent>>;
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** The address of the category's lead, for the household; null without a lead and in the answer to a signup. */
  leadEmail?: Maybe<Scalars['String']['output']>;
  /** Assigned by staff beyond the places, on purpose; null in the answer to a signup. Errors: NOT_SIGNED_IN. */
  overCapacity?: Maybe<Scalars['Boolean']['output']>;
  /** The shift. */
  shift: Shift;
  /** The shift. */
  shiftId: Scalars['ID']['output'];
  /** The day they signed up, in the event's time zone. Errors: NOT_SIGNED_IN. */
  signedUpOn: Scalars['Day']['output'];
  /** Whether the signup is active or cancelled. */
  status: SignupStatus;
  /** What the household shows at check-in: 16 letters, the same for all its signups at the event. Null where an address alone was looked up, for callers who may not see it, and for people without an address. */
  ticket?: Maybe<Scalars['String']['output']>;
  /** Since when it waits for the household's 'Still coming', after its shift was moved with many others; null when it waits for nothing. */
  unconfirmedSince?: Maybe<Scalars['Instant']['output']>;
  /** Whether staff cancelled it without a mail to its household, `notifyOfCancellation` was not asked for since, and the person did not come back to the shift; null in the answer to a signup. Errors: NOT_SIGNED_IN. */
  unnotified?: Maybe<Scalars['Boolean']['output']>;
  /** When its own columns last changed (those of a shift hold its `qtyRegistered`); columns computed from other records never touch it. */
  updatedAt: Scalars['Instant']['output'];
  /** What the caller may do with the signup. */
  viewerCan: ViewerCan;
  /** Whose it is. */
  volunteer: Volunteer;
  /** Whose it is. */
  volunteerId: Scalars['ID']['output'];
};

/** What the signup table can be sorted by. */
export type SignupColumn =
  /** E-mail address. */
  | 'CONTACT'
  /** Role, then category. */
  | 'OPPORTUNITY'
  /** Day, then start time. */
  | 'SHIFT'
  /** When they signed up. */
  | 'SIGNED_UP'
  /** Active or cancelled. */
  | 'STATUS'
  /** First name, then last name. */
  | 'VOLUNTEER';

/** A page of a list that grows. */
export type SignupConnection = {
  __typename?: 'SignupConnection';
  /** The rows, each with its place. */
  edges: Array<SignupEdge>;
  /** The rows. */
  nodes: Array<Signup>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows there are, of all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list, and its place there. */
export type SignupEdge = {
  __typename?: 'SignupEdge';
  /** Its place in the list: good also when the row itself is gone. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Signup;
};

/** Which signups; what is left out does not matter. */
export type SignupFilter = {
  /** Whose marks say one of these. Never one whose `attendance` is null for the caller. */
  attendance?: InputMaybe<Array<AttendanceState>>;
  /** Whose marks disagree on whether they came; or the others. Never one whose `attendance` is null for the caller. */
  contradicted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who are expected although their shift began five minutes ago or earlier; or the others. Never one whose `attendance` is null for the caller. */
  late?: InputMaybe<Scalars['Boolean']['input']>;
  /** That are active and overlap another active shift of the same person, for a lead also one of others' categories; or do not. Errors: FORBIDDEN for an API key of one event. */
  overlapping?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whose shift matches all of it. */
  shift?: InputMaybe<ShiftFilter>;
  /** Made or cancelled at this moment or later. */
  since?: InputMaybe<Scalars['Instant']['input']>;
  /** In this state. */
  status?: InputMaybe<SignupStatus>;
  /** Active signups that their household has not confirmed since their shift, which still takes place, was moved; or the others. */
  unconfirmed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The states of a signup. */
export type SignupStatus =
  /** The place is taken. */
  | 'ACTIVE'
  /** Cancelled; kept as history, never active again. */
  | 'CANCELLED';

/** A page of signups and the figures of all of them. A lead sees their own categories. */
export type SignupTable = {
  __typename?: 'SignupTable';
  /** Those of `total` that are active, in shifts that take place. */
  active: Scalars['Int']['output'];
  /** Those of `total` that are active, but whose shift is called off or whose event is cancelled. */
  calledOff: Scalars['Int']['output'];
  /** Those of `total` that are cancelled. */
  cancelled: Scalars['Int']['output'];
  /** Signups that match the whole filter: of all pages together. */
  matching: Scalars['Int']['output'];
  /** The page. */
  rows: Array<Signup>;
  /** Signups that match the filter but for the state. */
  total: Scalars['Int']['output'];
  /** Shifts of the chosen event, category and role. */
  totalShifts: Scalars['Int']['output'];
  /** Distinct e-mail addresses among the active signups of the chosen event, category, role and shift. */
  uniqueVolunteers: Scalars['Int']['output'];
};

/** Which signups are wanted; every part is optional. */
export type SignupTableFilter = {
  /** Of what is called off: the shift, or its event is cancelled; or of what takes place. */
  calledOff?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of this category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Of this event. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** Of this volunteer role. */
  opportunityId?: InputMaybe<Scalars['ID']['input']>;
  /** Words that must all be found in name, e-mail address, phone number, role or category. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Of this shift. */
  shiftId?: InputMaybe<Scalars['ID']['input']>;
  /** Of these shifts, 500 at most. */
  shiftIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Signed up on this day of the event's time zone or later. */
  signedUpFrom?: InputMaybe<Scalars['Day']['input']>;
  /** Signed up on this day of the event's time zone or earlier. */
  signedUpTo?: InputMaybe<Scalars['Day']['input']>;
  /** These signups alone, 500 at most. */
  signupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In this state. */
  status?: InputMaybe<SignupStatus>;
  /** Active signups that their household has not confirmed since their shift, which still takes place, was moved; or the others. */
  unconfirmed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The order of the signup table. */
export type SignupTableSort = {
  /** By what; the signup time by default. */
  column?: InputMaybe<SignupColumn>;
  /** The greatest or latest first; true by default. */
  descending?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How many signed up on a day. */
export type SignupsOfDay = {
  __typename?: 'SignupsOfDay';
  /** The day, in the event's time zone. */
  date: Scalars['Day']['output'];
  /** Signups of that day that are still active. */
  signups: Scalars['Int']['output'];
  /** Active signups up to and with that day. */
  total: Scalars['Int']['output'];
};

/** Whether a start may go: every post that is to be manned before it. */
export type StartBoard = {
  __typename?: 'StartBoard';
  /** When it was cleared; null while it was not. */
  clearedAt?: Maybe<Scalars['Instant']['output']>;
  /** Who cleared it; null once that account is deleted. */
  clearedBy?: Maybe<Scalars['String']['output']>;
  /** What they noted. */
  clearedNote?: Maybe<Scalars['String']['output']>;
  /** The posts that block it and were not manned when it was cleared. */
  clearedOpen: Array<Scalars['String']['output']>;
  /** People who could be sent to another post; a lead their own. */
  free: Array<FreePerson>;
  /** First the posts that block the start and are not manned, then missing, short, safe; by `manningBy`. */
  rows: Array<StartBoardRow>;
  /** The server's clock. */
  serverNow: Scalars['Instant']['output'];
  /** The start. */
  start: BoardStart;
  /** Changes with the start, its posts and their states; `clearStart` takes it. */
  version: Scalars['String']['output'];
};

/** A post before a start. Counted are active signups of its shifts that take place and run at the moment of the start. */
export type StartBoardRow = {
  __typename?: 'StartBoardRow';
  /** People about whom marks disagree. */
  contradicted: Scalars['Int']['output'];
  /** Others who are expected. */
  expected: Scalars['Int']['output'];
  /** People who are here; those about whom marks disagree are not. */
  here: Scalars['Int']['output'];
  /** Whether it is of a category whose people the caller sees. */
  isOwn: Scalars['Boolean']['output'];
  /** When one of its phones was last heard from, or somebody there was last marked; null if never. */
  lastHeardAt?: Maybe<Scalars['Instant']['output']>;
  /** By when it is to be manned. */
  manningBy: Scalars['Instant']['output'];
  /** Who is not known to be there: disagreed about, late, expected, not here. Empty for posts of other leads. */
  missing: Array<BoardPerson>;
  /** People who are marked as not here. */
  noShow: Scalars['Int']['output'];
  /** People who were sent here from another post and have not arrived. */
  onTheWay: Scalars['Int']['output'];
  /** The post. */
  post: BoardPost;
  /** What was reported by radio; null where nothing was. */
  report?: Maybe<PostReport>;
  /** The shift to which people are sent: the one with most places free. Null for posts of other leads. */
  sendToShiftId?: Maybe<Scalars['ID']['output']>;
  /** How many of its shifts run at the moment of the start; at a post with none nobody stands. */
  shiftCount: Scalars['Int']['output'];
  /** Whether silence hides what it is like: it is not manned, people should be there, and no phone was heard of for ten minutes. */
  silent: Scalars['Boolean']['output'];
  /** Whether it is manned. */
  state: PostState;
  /** People on the waitlists of its shifts. */
  waiting: Scalars['Int']['output'];
};

/** Retention that begins now. */
export type StartRetentionPayload = {
  __typename?: 'StartRetentionPayload';
  /** What is set now. */
  retention: Retention;
};

/** Figures of all events or of one. */
export type Stats = {
  __typename?: 'Stats';
  /** Number of events. */
  events: Scalars['Int']['output'];
  /** Filled spots in percent of all, rounded, but never up to 100; an over-full shift counts as full, and makes up for no other. */
  fillRate: Scalars['Int']['output'];
  /** Shifts that people can still sign up for: not begun in the event's time zone, and with a free spot. */
  openShifts: Scalars['Int']['output'];
  /** Number of shifts that take place. */
  shifts: Scalars['Int']['output'];
  /** Distinct e-mail addresses among the active signups. */
  uniqueVolunteers: Scalars['Int']['output'];
  /** Spots of these shifts. */
  volunteersNeeded: Scalars['Int']['output'];
  /** Active signups of these shifts. */
  volunteersRegistered: Scalars['Int']['output'];
};

/** A proof for a challenge: one of the fields beside it. */
export type StepUpInput = {
  /** The challenge that came with the refusal or the options. */
  challenge: Scalars['String']['input'];
  /** WebAuthn’s answer of `navigator.credentials.get`, JSON as text. */
  passkey?: InputMaybe<Scalars['String']['input']>;
  /** The password, where there is no second factor. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** A recovery code, `XXXXX-XXXXX`. */
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
  /** Six digits of an authenticator app. */
  totp?: InputMaybe<Scalars['String']['input']>;
};

/** A proof of who calls. */
export type StepUpPayload = {
  __typename?: 'StepUpPayload';
  /** Until when it counts. */
  provenUntil: Scalars['Instant']['output'];
};

export type Subscription = {
  __typename?: 'Subscription';
  /** Notifies staff within a second or two that somebody was marked, or that posts, starts or places of an event changed. Nothing is missed while it is open. Errors: EVENT_NOT_FOUND. */
  attendanceChanged: AttendanceChange;
  /** Notifies within a second or two that something in an event changed: a shift, who is in it, a role, a category, the event itself. Nothing is missed, and something may come twice. Errors: EVENT_NOT_FOUND, BAD_REQUEST for an unknown position. */
  eventChanged: EventChange;
};


export type SubscriptionAttendanceChangedArgs = {
  eventId: Scalars['ID']['input'];
};


export type SubscriptionEventChangedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  eventId: Scalars['ID']['input'];
};

/** A place of the plan that has no post. */
export type SuggestedPost = {
  __typename?: 'SuggestedPost';
  /** The category's name. */
  category: Scalars['String']['output'];
  /** The category. */
  categoryId: Scalars['ID']['output'];
  /** The place; null where nobody said. */
  place?: Maybe<Scalars['String']['output']>;
  /** How many shifts there take place. */
  shifts: Scalars['Int']['output'];
};

/** The person who takes over a spot. */
export type TakeReplacementInput = {
  /** Answers to what the shift asks. Left out: none. */
  answers?: InputMaybe<Array<AnswerInput>>;
  /** A valid address: 'Valid email is required'. */
  email: Scalars['String']['input'];
  /** Required: 'First name is required'. */
  firstName: Scalars['String']['input'];
  /** The adult of the household who is responsible for people younger than the role requires, and agrees to the sentence that `CONSENT_REQUIRED` and the page show. Left out: nobody does. */
  guardianName?: InputMaybe<Scalars['String']['input']>;
  /** Required: 'Last name is required'. */
  lastName: Scalars['String']['input'];
  /** Whether they may be asked when somebody else drops out; of people known before it counts only from who came by the mailed link of their household, or just made them. Left out: as before. */
  mayBeAsked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Optional phone number, 40 characters at most. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** The spots that were taken. */
export type TakenOffer = {
  __typename?: 'TakenOffer';
  /** A signup for each person who comes. */
  signups: Array<Signup>;
};

/** The spot that was taken over. */
export type TakenReplacement = {
  __typename?: 'TakenReplacement';
  /** This person's other active shifts that overlap the new one; allowed, but worth showing a warning. */
  conflicts: Array<Shift>;
  /** Their signup; the person as typed. */
  signup: Signup;
};

/** A shift that undoing left as it is. */
export type UnchangedShift = {
  __typename?: 'UnchangedShift';
  /** Why, as a sentence. */
  reason: Scalars['String']['output'];
  /** The shift. */
  shift: Shift;
};

/** A mail that was refused for good, came back, or was given up after 72 hours. A lead sees those about signups in their own categories and those of their own bulk mails. */
export type UndeliveredMail = {
  __typename?: 'UndeliveredMail';
  /** Whether sending it again makes sense; not for a sign-in link, which is over. */
  canSendAgain: Scalars['Boolean']['output'];
  /** The address that it did not reach. */
  email: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** The name of the recipient; null for a mail to a whole household. */
  name?: Maybe<Scalars['String']['output']>;
  /** The volunteers it was for, by name; none when it went to staff. */
  people: Array<UndeliveredPerson>;
  /** Why, in plain words. */
  reason: Scalars['String']['output'];
  /** The mail server's own words. */
  serverText?: Maybe<Scalars['String']['output']>;
  /** The shifts it was about, by day and start. */
  shifts: Array<UndeliveredShift>;
  /** Since when it is queued. */
  since: Scalars['Instant']['output'];
  /** The subject of a bulk mail; null for every other. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Whether it went to a member of the staff. */
  toStaff: Scalars['Boolean']['output'];
  /** What the caller may do: `edit` the address of its people, `remove` it from the list. */
  viewerCan: ViewerCan;
  /** What mail it was, such as `Confirmation of a signup`. */
  what: Scalars['String']['output'];
};

/** A page of a list that grows. */
export type UndeliveredMailConnection = {
  __typename?: 'UndeliveredMailConnection';
  /** The rows, each with its place. */
  edges: Array<UndeliveredMailEdge>;
  /** The rows. */
  nodes: Array<UndeliveredMail>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows there are, of all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list, and its place there. */
export type UndeliveredMailEdge = {
  __typename?: 'UndeliveredMailEdge';
  /** Its place in the list: good also when the row itself is gone. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: UndeliveredMail;
};

/** A person that a mail did not reach. */
export type UndeliveredPerson = {
  __typename?: 'UndeliveredPerson';
  /** E-mail address as it is now. */
  email: Scalars['String']['output'];
  /** UUID of the volunteer. */
  id: Scalars['ID']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Phone number, when one is known: call them. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** A shift that a mail was about, as it is now, or as it was when it was deleted. */
export type UndeliveredShift = {
  __typename?: 'UndeliveredShift';
  /** The day it starts. */
  date: Scalars['Day']['output'];
  /** When it ends; earlier than the start means the next day. */
  endTime: Scalars['TimeOfDay']['output'];
  /** Its event's name. */
  eventName: Scalars['String']['output'];
  /** The shift. */
  id: Scalars['ID']['output'];
  /** Its volunteer role. */
  opportunityName: Scalars['String']['output'];
  /** When it starts. */
  startTime: Scalars['TimeOfDay']['output'];
};

/** A change of plan that was undone. */
export type UndonePlanChange = {
  __typename?: 'UndonePlanChange';
  /** The shifts that are as before, by day and start. */
  shifts: Array<Shift>;
  /** Those that stayed as they are, and why. */
  unchanged: Array<UnchangedShift>;
  /** Posts that stayed as they are, and why: a sentence for each. */
  unchangedPosts: Array<Scalars['String']['output']>;
  /** Starts that stayed as they are, and why: a sentence for each. */
  unchangedStarts: Array<Scalars['String']['output']>;
};

/** A change of a category: what is left out stays. */
export type UpdateCategoryInput = {
  /** Address of the cover image; empty removes it. */
  coverImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** The user who leads it; null for nobody. */
  leadId?: InputMaybe<Scalars['ID']['input']>;
  /** 'Category name is required'. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The version that the editor loaded; an older one is refused with CHANGED_MEANWHILE. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A change of an event: what is left out stays, empty texts are removed. */
export type UpdateEventInput = {
  /** Address of the cover image. */
  coverImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Last day; the first day or later. */
  endDate?: InputMaybe<Scalars['Day']['input']>;
  /** How hours count: `PLANNED`, the length of the shift of who came, by default; or `MARKS`, from arriving to leaving. */
  hoursFrom?: InputMaybe<Scalars['String']['input']>;
  /** Where it takes place. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** So many planned minutes of a person on a day give a meal voucher, 3 a day at most; 0: each shift gives one. null: none. */
  mealVoucherMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** 'Event name is required'. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** So many days before their first shift households are reminded, at 09:00 there; [7, 1] by default, none when empty. 'Please give at most 5 numbers of days from 1 to 60, such as 7 and 1'. */
  remindDaysBefore?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Until when they do; until a shift begins when empty. 'Signups must close after they open'. */
  signupsCloseAt?: InputMaybe<Scalars['Instant']['input']>;
  /** From when people sign up by themselves; at once when empty. */
  signupsOpenAt?: InputMaybe<Scalars['Instant']['input']>;
  /** First day. The event's shifts stay where they are. */
  startDate?: InputMaybe<Scalars['Day']['input']>;
  /** IANA time zone; the organisation's when empty. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** The version that the editor loaded; an older one is refused with CHANGED_MEANWHILE. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Whether people can wait for places in its full shifts; by default they can. */
  waitlistEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 'Please enter a valid website URL' (http or https). */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A lead and all categories they are to have. */
export type UpdateLeadInput = {
  /** Their categories, all of them: 'At least one category must be selected'. */
  categoryIds: Array<Scalars['ID']['input']>;
  /** A valid address: 'Valid email is required'. */
  email: Scalars['String']['input'];
  /** Only categories of this event change; those of others stay theirs. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** Required: 'First name is required'. */
  firstName: Scalars['String']['input'];
  /** Required: 'Last name is required'. */
  lastName: Scalars['String']['input'];
};

/** Changes of a volunteer role; what is absent stays as it is. */
export type UpdateOpportunityInput = {
  /** Moves it to another category of its event. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Overrides the event's place. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Sent in the confirmation email: what to do, what to bring. 5000 characters at most. */
  longDescription?: InputMaybe<Scalars['String']['input']>;
  /** How old people must be on the day of a shift, in years, such as 16 or 18; 1 to 99. Then everybody is asked when they were born. null: no age. */
  minimumAge?: InputMaybe<Scalars['Int']['input']>;
  /** Not empty: 'Name is required'. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Shown when volunteers browse shifts. 500 characters at most. */
  shortDescription?: InputMaybe<Scalars['String']['input']>;
  /** Whether its people stand by to be sent to other posts on race day. */
  standby?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that the editor loaded; an older one is refused with CHANGED_MEANWHILE. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Whether younger people may help when an adult of their household agrees. */
  youngerWithConsent?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A change of a post: what is left out stays. */
export type UpdatePostInput = {
  /** Whether the start should wait for it. */
  blocksStart?: InputMaybe<Scalars['Boolean']['input']>;
  /** The address of a map with the place (http or https); empty removes it. */
  mapUrl?: InputMaybe<Scalars['String']['input']>;
  /** How many people it needs, 1 to 200. */
  minimumStaff?: InputMaybe<Scalars['Int']['input']>;
  /** The place, as the shifts name it; case and odd spaces do not matter. Without one, all places of the category. */
  place?: InputMaybe<Scalars['String']['input']>;
  /** The post. */
  postId: Scalars['ID']['input'];
  /** So many minutes before each start it is to be manned, 0 to 600. */
  staffedByMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Before these starts; empty for every start of the event. */
  startIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The version that the editor loaded; an older one is refused with CHANGED_MEANWHILE. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Changes of a question; what is absent stays as it is. */
export type UpdateQuestionInput = {
  /** What can be chosen, 30 at most; for choices and T-shirt sizes. */
  choices?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A line below the question. 300 characters at most. */
  help?: InputMaybe<Scalars['String']['input']>;
  /** Required: 'Please write the question'. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Its place among the questions, the lowest first. Left out: the last one, or as before. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Whether nobody gets a place without an answer. */
  required?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that the editor loaded; an older one is refused with CHANGED_MEANWHILE. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A change of a start: what is left out stays. */
export type UpdateRaceStartInput = {
  /** The day, one of the event. */
  date?: InputMaybe<Scalars['Day']['input']>;
  /** Required: 'Please name the start'. Such as 'Men 50 km'. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The start. */
  startId: Scalars['ID']['input'];
  /** When the gun goes, by the event's clocks. */
  time?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The version that the editor loaded; an older one is refused with CHANGED_MEANWHILE. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Changes of a shift; what is absent stays as it is. */
export type UpdateShiftInput = {
  /** Whether it is closed: staff alone put people in. */
  closed?: InputMaybe<Scalars['Boolean']['input']>;
  /** YYYY-MM-DD. */
  date?: InputMaybe<Scalars['String']['input']>;
  /** HH:MM, earlier than the start for the next day. */
  endTime?: InputMaybe<Scalars['String']['input']>;
  /** Overrides the role's place. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** A note on this shift. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** 1 or more; fewer than the people in it is allowed. */
  qtyRequired?: InputMaybe<Scalars['Int']['input']>;
  /** HH:MM. */
  startTime?: InputMaybe<Scalars['String']['input']>;
  /** The version that the editor loaded; an older one is refused with CHANGED_MEANWHILE. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Whether people can wait for a place once it is full; by default they can. */
  waitlistEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A volunteer's corrected details, all of them. */
export type UpdateVolunteerInput = {
  /** A valid address: 'Invalid email address'. Null or left out for somebody who has none; an address can be changed, but not taken away. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Required: 'First name is required'. */
  firstName: Scalars['String']['input'];
  /** Required: 'Last name is required'. */
  lastName: Scalars['String']['input'];
  /** Optional phone number; null takes it away. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A change of a webhook: omitted fields stay. */
export type UpdateWebhookInput = {
  /** Whether it is switched on. What happens while it is off is not sent later; messages that waited before are. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** The kinds of its messages: `signup.created`, `signup.cancelled`, `signup.moved`, `attendance.changed`, `volunteer.erased`, `shift.changed`, `shift.removed`, `waitlist.offered`, `event.published`, `event.changed`. */
  kinds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Where messages are sent: `https://…`, without user and password. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A webhook that was changed. */
export type UpdateWebhookPayload = {
  __typename?: 'UpdateWebhookPayload';
  /** The webhook. */
  webhook: Webhook;
};

/** A staff member: an admin or a lead. Reached only through what the caller may see: themselves, a demo sign-in in development, or as staff. */
export type User = {
  __typename?: 'User';
  /** The categories that they lead, by name. Errors: NOT_SIGNED_IN. */
  categories: Array<Category>;
  /** Number of categories that they lead. Errors: FORBIDDEN. */
  categoryCount: Scalars['Int']['output'];
  /** When the record was made. Errors: FORBIDDEN. */
  createdAt: Scalars['Instant']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Whether they have set a password; false while the mailed set-up link waits. Errors: FORBIDDEN. */
  hasPassword: Scalars['Boolean']['output'];
  /** Whether they have a second factor, or a connected sign-in, which counts as one. Errors: FORBIDDEN. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Phone number, for staff alone; null where none is known. Errors: NOT_SIGNED_IN. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Their role. */
  role: Role;
};

/** What staff or a household may do with a record; each operation looks again. All `false` for an API key, whose scopes say what it may do. */
export type ViewerCan = {
  __typename?: 'ViewerCan';
  /** Give places in it, of an event in some of its categories; of a signup, put somebody else there. */
  assign: Scalars['Boolean']['output'];
  /** Change it; of a signup, correct all details of its person, the address included. */
  edit: Scalars['Boolean']['output'];
  /** Delete it; of a signup, cancel it. */
  remove: Scalars['Boolean']['output'];
};

/** One person who helps. Reached only through what the caller may see: their own signup, their household, or as staff. A lead sees the people who hold or held a place in their own categories. */
export type Volunteer = {
  __typename?: 'Volunteer';
  /** E-mail address as typed; null for callers who may not see it, and for people who walked in without giving one. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether they were erased: then they are called 'Removed person', have no address, and stay that way. Programs that keep a copy erase it too. */
  erased: Scalars['Boolean']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Everybody under the same address; null for callers who may not see the address, and in the answer to a signup or a change of the person. */
  household?: Maybe<Household>;
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Whether mail does not arrive at their address: one was not delivered or came back, nobody has seen to it yet, and no later one arrived; null in the answer to a change. Errors: NOT_SIGNED_IN. */
  mailFails?: Maybe<Scalars['Boolean']['output']>;
  /** Phone number as typed; null where only an address was looked up, and for callers who may not see it. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Their signups of every state by day and start time, for a lead those in their own categories; null in the answer to a signup or a change of the person. */
  signups?: Maybe<Array<Signup>>;
  /** When its own columns last changed (those of a shift hold its `qtyRegistered`); columns computed from other records never touch it. Null in the answer to a signup or a change of the person. */
  updatedAt?: Maybe<Scalars['Instant']['output']>;
};


/** One person who helps. Reached only through what the caller may see: their own signup, their household, or as staff. A lead sees the people who hold or held a place in their own categories. */
export type VolunteerSignupsArgs = {
  where?: InputMaybe<SignupFilter>;
};

/** A page of a list that grows. */
export type VolunteerConnection = {
  __typename?: 'VolunteerConnection';
  /** The rows, each with its place. */
  edges: Array<VolunteerEdge>;
  /** The rows. */
  nodes: Array<Volunteer>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows there are, of all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list, and its place there. */
export type VolunteerEdge = {
  __typename?: 'VolunteerEdge';
  /** Its place in the list: good also when the row itself is gone. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Volunteer;
};

/** A person who could be assigned to a shift, and whether they are free. */
export type VolunteerForShift = {
  __typename?: 'VolunteerForShift';
  /** Whether they have an active signup in a shift of another event that began within the 18 months before this event. */
  helpedLastYear: Scalars['Boolean']['output'];
  /** Whether they are in another shift that overlaps, of any event. */
  isBusy: Scalars['Boolean']['output'];
  /** Whether they are in this shift already. */
  isInShift: Scalars['Boolean']['output'];
  /** Those shifts; for a lead those of their own categories, so it may be empty for somebody who is busy. */
  overlaps: Array<OverlappingShift>;
  /** The person. */
  volunteer: Volunteer;
};

/** A page of a list that grows. */
export type VolunteerForShiftConnection = {
  __typename?: 'VolunteerForShiftConnection';
  /** The rows, each with its place. */
  edges: Array<VolunteerForShiftEdge>;
  /** The rows. */
  nodes: Array<VolunteerForShift>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows there are, of all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list, and its place there. */
export type VolunteerForShiftEdge = {
  __typename?: 'VolunteerForShiftEdge';
  /** Its place in the list: good also when the row itself is gone. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: VolunteerForShift;
};

/** An action that is carried out soon, unless it is undone. */
export type WaitingAction = {
  __typename?: 'WaitingAction';
  /** What `undoAction` takes. */
  id: Scalars['ID']['output'];
  /** Seconds until it is carried out. */
  seconds: Scalars['Int']['output'];
};

/** Signups that are cancelled soon, unless that is undone. */
export type WaitingCancellation = {
  __typename?: 'WaitingCancellation';
  /** The cancelling; null when none can be cancelled. */
  action?: Maybe<WaitingAction>;
  /** Those that are not. */
  refused: Array<RefusedCancellation>;
  /** The signups that are cancelled. */
  signupIds: Array<Scalars['ID']['output']>;
};

/** A person who waits. */
export type WaitingPersonInput = {
  /** Required: 'First name is required'. */
  firstName: Scalars['String']['input'];
  /** Required: 'Last name is required'. */
  lastName: Scalars['String']['input'];
};

/** People who wait together for places in a full shift. */
export type WaitlistEntry = {
  __typename?: 'WaitlistEntry';
  /** Once they were offered places: who of `names` is in the shift already and needs none, each by the position there, from 0. */
  alreadyIn: Array<Scalars['Int']['output']>;
  /** Until when they can answer; null without an offer. */
  answerBy?: Maybe<Scalars['Instant']['output']>;
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** E-mail address as typed; null for callers who may not see it. */
  email?: Maybe<Scalars['String']['output']>;
  /** When they took, declined, let it run out or left; null before. */
  endedAt?: Maybe<Scalars['Instant']['output']>;
  /** Whether fewer places than people may be offered. */
  fewerIsFine: Scalars['Boolean']['output'];
  /** Places that are held for them until they answer. */
  held: Scalars['Int']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Their names, in the order in which they take places. */
  names: Array<Scalars['String']['output']>;
  /** The address of the page that answers an offer, for a browser that opened the household's mailed link; null without an offer and for everybody else. */
  offerAddress?: Maybe<Scalars['String']['output']>;
  /** When places were last offered, or, shortly before the start, when they were notified that one is free; null before. */
  offeredAt?: Maybe<Scalars['Instant']['output']>;
  /** How many people wait together. */
  peopleCount: Scalars['Int']['output'];
  /** Phone number as typed; null for callers who may not see it. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Places that they took. */
  placesTaken: Scalars['Int']['output'];
  /** The shift. */
  shift: Shift;
  /** The shift. */
  shiftId: Scalars['ID']['output'];
  /** What became of it so far. */
  state: WaitlistState;
  /** Whether they are offered to take over the place of somebody who cannot come: nothing is held, and that somebody may come after all. */
  takesOver: Scalars['Boolean']['output'];
  /** When its own columns last changed (those of a shift hold its `qtyRegistered`); columns computed from other records never touch it. */
  updatedAt: Scalars['Instant']['output'];
};

/** The current state of an entry on a waitlist. */
export type WaitlistResult = {
  __typename?: 'WaitlistResult';
  /** The entry. */
  entry: WaitlistEntry;
};

/** The states of somebody on a waitlist. */
export type WaitlistState =
  /** They said no. */
  | 'DECLINED'
  /** They did not answer in time. */
  | 'EXPIRED'
  /** Places are held for them until they answer. */
  | 'OFFERED'
  /** They took the places. */
  | 'TAKEN'
  /** They wait. */
  | 'WAITING'
  /** They left the waitlist, or staff took them off it. */
  | 'WITHDRAWN';

/** Somebody who came without a signup. */
export type WalkInInput = {
  /** Their address, if they give one. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Required: 'First name is required'. */
  firstName: Scalars['String']['input'];
  /** A UUID that the device makes; becomes the signup's id. */
  id: Scalars['ID']['input'];
  /** Required: 'Last name is required'. */
  lastName: Scalars['String']['input'];
  /** Their phone number, if they give one; 40 characters at most. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** They are somebody else than the one person of this name in the shift. Otherwise they are taken for that person. */
  separate?: InputMaybe<Scalars['Boolean']['input']>;
  /** The shift that they help in. */
  shiftId: Scalars['ID']['input'];
};

/** An address to which messages about changes are sent. Its secret was shown once. */
export type Webhook = {
  __typename?: 'Webhook';
  /** When it was made. */
  createdAt: Scalars['Instant']['output'];
  /** Who made it; null for a program, or a deleted account. */
  createdBy?: Maybe<User>;
  /** The one event whose messages it gets; null for all events. */
  event?: Maybe<Event>;
  /** The one event whose messages it gets; null for all events. */
  eventId?: Maybe<Scalars['ID']['output']>;
  /** UUID. */
  id: Scalars['ID']['output'];
  /** The kinds of its messages, such as `signup.created`. */
  kinds: Array<Scalars['String']['output']>;
  /** Why the last try failed, in words; null when it did not. */
  lastFailure?: Maybe<Scalars['String']['output']>;
  /** The receiver's last HTTP status; null when there was no answer. */
  lastStatus?: Maybe<Scalars['Int']['output']>;
  /** When it was last tried; null before the first try. */
  lastTriedAt?: Maybe<Scalars['Instant']['output']>;
  /** The receiver failed, and the next try is not before then; null while it takes messages. */
  pausedUntil?: Maybe<Scalars['Instant']['output']>;
  /** Until then messages are signed with the secret before, too; null when its secret is not new. */
  rotatingUntil?: Maybe<Scalars['Instant']['output']>;
  /** When it was switched off; null while it is on. */
  switchedOffAt?: Maybe<Scalars['Instant']['output']>;
  /** Why it is off: `switched off` by somebody, `gone` (the receiver answered 410), `unreachable` for three days, or `moved`: the data came to another database, which may be a copy. */
  switchedOffBecause?: Maybe<Scalars['String']['output']>;
  /** Where messages are sent. */
  url: Scalars['String']['output'];
  /** Messages that wait to be sent. */
  waiting: Scalars['Int']['output'];
};

/** A message of a webhook, sent or queued. It is stored for 30 days. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** What the receiver answered, the first 1,000 bytes at most. */
  answer?: Maybe<Scalars['String']['output']>;
  /** The message itself, JSON. */
  body: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['Instant']['output'];
  /** When it is or was due for its next try. */
  dueAt: Scalars['Instant']['output'];
  /** Why the last try failed, in words; null when it did not. */
  failure?: Maybe<Scalars['String']['output']>;
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Somebody had it sent again: the same message, for a second time. */
  isResent: Scalars['Boolean']['output'];
  /** Its kind, such as `signup.created`. */
  kind: Scalars['String']['output'];
  /** Its `webhook-id`: that of the first sending, if it was sent again. */
  messageId: Scalars['ID']['output'];
  /** The record that it is about; null for a test. */
  recordId?: Maybe<Scalars['ID']['output']>;
  /** `waiting`, `delivered`, or `failed` when it was given up. */
  state: Scalars['String']['output'];
  /** The receiver's HTTP status; null when there was no answer. */
  status?: Maybe<Scalars['Int']['output']>;
  /** How long the last try took, in milliseconds. */
  tookMs?: Maybe<Scalars['Int']['output']>;
  /** When it was last tried; null before the first try. */
  triedAt?: Maybe<Scalars['Instant']['output']>;
  /** How often it was tried. */
  tries: Scalars['Int']['output'];
  /** The webhook. */
  webhookId: Scalars['ID']['output'];
};

/** A page of a list that grows. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The rows, each with its place. */
  edges: Array<WebhookDeliveryEdge>;
  /** The rows. */
  nodes: Array<WebhookDelivery>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows there are, of all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list, and its place there. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** Its place in the list: good also when the row itself is gone. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: WebhookDelivery;
};
