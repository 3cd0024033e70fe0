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
  /** A wall-clock time `HH:MM` (00:00 to 23:59) in the event's time zone. */
  TimeOfDay: { input: string; output: string; }
};

/** What an assignment gives. */
export type Assignment = {
  __typename?: 'Assignment';
  /** This person's other active shifts that overlap; allowed, but worth a warning. */
  conflicts: Array<Shift>;
  /** The new signup. */
  signup: ManagedSignup;
};

/** What a member of the staff did. Outlives the record and the person that it speaks of. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** Record and verb, such as `shift.changed`. */
  action: Scalars['String']['output'];
  /** Who did it; null once that account is deleted. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** Who did it, by the name of that day. */
  actorName: Scalars['String']['output'];
  /** The event it belongs to; null for what belongs to none. */
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
  /** What was done, for people. */
  summary: Scalars['String']['output'];
};

/** A page of the audit log, the newest entry first. */
export type AuditLogPage = {
  __typename?: 'AuditLogPage';
  /** The entries, the newest first. */
  entries: Array<AuditEntry>;
  /** Give it as `after` for the next page; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** A category as whoever runs the event sees it. */
export type BoardCategory = {
  __typename?: 'BoardCategory';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** The lead's first name. */
  leadFirstName?: Maybe<Scalars['String']['output']>;
  /** The user who leads it. */
  leadId?: Maybe<Scalars['ID']['output']>;
  /** The lead's last name. */
  leadLastName?: Maybe<Scalars['String']['output']>;
  /** What the category is called. */
  name: Scalars['String']['output'];
  /** Its volunteer roles by name. */
  opportunities: Array<BoardOpportunity>;
  /** Counts changes, so that a second editor notices the first. */
  version: Scalars['Int']['output'];
};

/** A volunteer role as whoever runs the event sees it. */
export type BoardOpportunity = {
  __typename?: 'BoardOpportunity';
  /** The category it belongs to. */
  categoryId: Scalars['ID']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** The role's own place. */
  location?: Maybe<Scalars['String']['output']>;
  /** Sent in the confirmation mail. */
  longDescription?: Maybe<Scalars['String']['output']>;
  /** What the role is called. */
  name: Scalars['String']['output'];
  /** Its shifts by day, then start time. */
  shifts: Array<BoardShift>;
  /** Shown when volunteers browse shifts. */
  shortDescription?: Maybe<Scalars['String']['output']>;
  /** Counts changes, so that a second editor notices the first. */
  version: Scalars['Int']['output'];
};

/** A shift as whoever runs the event sees it. */
export type BoardShift = {
  __typename?: 'BoardShift';
  /** The day it starts, in the event's time zone. */
  date: Scalars['Day']['output'];
  /** When it ends; earlier than the start means the next day. */
  endTime: Scalars['TimeOfDay']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** The shift's own place. */
  location?: Maybe<Scalars['String']['output']>;
  /** A note on this shift. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Active signups. */
  qtyRegistered: Scalars['Int']['output'];
  /** Places, at least 1. */
  qtyRequired: Scalars['Int']['output'];
  /** The people in it, in the order in which they came. */
  signups: Array<BoardSignup>;
  /** When it starts. */
  startTime: Scalars['TimeOfDay']['output'];
  /** Counts changes, so that a second editor notices the first. */
  version: Scalars['Int']['output'];
};

/** Somebody with a place in a shift. */
export type BoardSignup = {
  __typename?: 'BoardSignup';
  /** When she signed up. */
  createdAt: Scalars['Instant']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** UUID of the signup. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Phone number, when one is known. */
  phone?: Maybe<Scalars['String']['output']>;
  /** UUID of the person. */
  volunteerId: Scalars['ID']['output'];
};

/** A mail to a group, and how far it has got. Admins see all, a lead her own. */
export type BulkMail = {
  __typename?: 'BulkMail';
  /** When it was written. */
  createdAt: Scalars['Instant']['output'];
  /** Messages that were refused for good or given up. */
  failed: Scalars['Int']['output'];
  /** The first 200 that failed, by name. */
  failures: Array<MailFailure>;
  /** To whom it went, such as `Timing (Winter Classic)`. */
  groupName: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Messages in all: waiting, sent and failed. */
  recipients: Scalars['Int']['output'];
  /** Who wrote it. */
  senderName: Scalars['String']['output'];
  /** Messages that the mail server took. */
  sent: Scalars['Int']['output'];
  /** Its subject. */
  subject: Scalars['String']['output'];
  /** Its text. */
  text: Scalars['String']['output'];
  /** Messages still to go. */
  waiting: Scalars['Int']['output'];
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
  /** UUID. */
  id: Scalars['ID']['output'];
  /** The lead's e-mail address, for staff alone. Errors: NOT_SIGNED_IN. */
  leadEmail?: Maybe<Scalars['String']['output']>;
  /** The lead's first name; null without a lead. */
  leadFirstName?: Maybe<Scalars['String']['output']>;
  /** The user who leads it; null without a lead. */
  leadId?: Maybe<Scalars['ID']['output']>;
  /** The lead's last name; null without a lead. */
  leadLastName?: Maybe<Scalars['String']['output']>;
  /** What the category is called. */
  name: Scalars['String']['output'];
  /** Its volunteer roles by name. */
  opportunities: Array<Opportunity>;
  /** Counts changes; an editor sends back the one that she saw. Errors: NOT_SIGNED_IN. */
  version: Scalars['Int']['output'];
};

/** The cover of an event, a category or a volunteer role. */
export type CoverImage = {
  __typename?: 'CoverImage';
  /** Address of the cover image; null without one. */
  coverImageUrl?: Maybe<Scalars['String']['output']>;
  /** UUID of what it is the cover of. */
  id: Scalars['ID']['output'];
  /** What it is the cover of. */
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

/** A new category. */
export type CreateCategoryInput = {
  /** The event it belongs to: 'Event is required'. */
  eventId: Scalars['ID']['input'];
  /** The user who leads it; nobody without one. */
  leadId?: InputMaybe<Scalars['ID']['input']>;
  /** Required: 'Category name is required'. */
  name: Scalars['String']['input'];
};

/** A new event. */
export type CreateEventInput = {
  /** Address of the cover image. */
  coverImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Last day; the first day or later. */
  endDate: Scalars['Day']['input'];
  /** The caller's own UUID for it; the same event again is the same. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Where it takes place. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Required: 'Event name is required'. */
  name: Scalars['String']['input'];
  /** The user who organizes it; whoever makes it, unless told. */
  organizerId?: InputMaybe<Scalars['ID']['input']>;
  /** Required: 'URL slug is required'; 'Slug can only contain lowercase letters, numbers, and hyphens'. */
  slug: Scalars['String']['input'];
  /** First day. */
  startDate: Scalars['Day']['input'];
  /** IANA time zone; the organisation's without one. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** 'Please enter a valid website URL' (http or https). */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A new lead; a link to set a password is mailed. */
export type CreateLeadInput = {
  /** Her categories: 'At least one category must be assigned'. */
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
  /** Made by the caller: a UUID that nobody used. Else: ID_TAKEN. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Overrides the event's place. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Sent in the confirmation mail. 5000 characters at most. */
  longDescription?: InputMaybe<Scalars['String']['input']>;
  /** Required: 'Volunteer role name is required'. */
  name: Scalars['String']['input'];
  /** Shown when volunteers browse shifts. 500 characters at most. */
  shortDescription?: InputMaybe<Scalars['String']['input']>;
};

/** A new shift. */
export type CreateShiftInput = {
  /** YYYY-MM-DD: 'Date is required'. */
  date: Scalars['String']['input'];
  /** HH:MM, earlier than the start for the next day: 'End time is required'. */
  endTime: Scalars['String']['input'];
  /** Made by the caller: a UUID that nobody used. Else: ID_TAKEN. */
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

/** The copy of an event; what is left out comes from the original, or follows from it. */
export type DuplicateEventInput = {
  /** Last day; the copy lasts as long as the original, unless told. */
  endDate?: InputMaybe<Scalars['Day']['input']>;
  /** The original's name with ' (Copy)', unless told. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The user who organizes it; whoever makes it, unless told. */
  organizerId?: InputMaybe<Scalars['ID']['input']>;
  /** The original's slug with '-copy', unless told; the next free one. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** First day; all days move by the difference. */
  startDate?: InputMaybe<Scalars['Day']['input']>;
  /** 'Please enter a valid website URL' (http or https). */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What a duplication made. */
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

/** A sporting event that needs volunteers. */
export type Event = {
  __typename?: 'Event';
  /** Active signups that go when the event is deleted. Errors: NOT_SIGNED_IN. */
  activeSignupCount: Scalars['Int']['output'];
  /** Its categories by name. */
  categories: Array<Category>;
  /** Address of the cover image. */
  coverImageUrl?: Maybe<Scalars['String']['output']>;
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** Last day; the first day or later. */
  endDate: Scalars['Day']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Where it takes place; roles and shifts may name a nearer place. */
  location?: Maybe<Scalars['String']['output']>;
  /** What the event is called. */
  name: Scalars['String']['output'];
  /** Number of shifts with a free place. */
  openShiftCount: Scalars['Int']['output'];
  /** The event's own time zone; null where it follows the organisation's. Errors: NOT_SIGNED_IN. */
  ownTimeZone?: Maybe<Scalars['String']['output']>;
  /** Active signups of all its shifts. */
  qtyRegistered: Scalars['Int']['output'];
  /** Places of all its shifts. */
  qtyRequired: Scalars['Int']['output'];
  /** Number of shifts. */
  shiftCount: Scalars['Int']['output'];
  /** All its shifts by day, then start time. */
  shifts: Array<Shift>;
  /** Part of the event page's address: `/event/{slug}`. Unique. */
  slug: Scalars['String']['output'];
  /** First day. */
  startDate: Scalars['Day']['output'];
  /** Places still free; an over-full shift counts as 0, never below. */
  stillRequired: Scalars['Int']['output'];
  /** IANA time zone of every wall-clock time of this event; the organisation's where the event names none. */
  timeZone: Scalars['String']['output'];
  /** Counts changes; an editor sends back the one that she saw. Errors: NOT_SIGNED_IN. */
  version: Scalars['Int']['output'];
  /** People who hold an active signup. Errors: NOT_SIGNED_IN. */
  volunteerCount: Scalars['Int']['output'];
  /** The event's own website (http or https). */
  website?: Maybe<Scalars['String']['output']>;
};

/** One event with everything that is managed in it: all categories for admins, her own for a lead. */
export type EventBoard = {
  __typename?: 'EventBoard';
  /** The categories by name. */
  categories: Array<BoardCategory>;
  /** The event. */
  event: Event;
};

/** All people who signed up under one e-mail address. */
export type Household = {
  __typename?: 'Household';
  /** The address. */
  email: Scalars['String']['output'];
  /** Its people by first name. */
  members: Array<HouseholdMember>;
};

/** What looking an address up gives. */
export type HouseholdLookup = {
  __typename?: 'HouseholdLookup';
  /** The household, without phone numbers; null when a link was mailed instead. */
  household?: Maybe<Household>;
  /** With LOOKUP_MODE=link: the link was mailed, if there is such a household. */
  sent: Scalars['Boolean']['output'];
};

/** One person of a household with her signups. */
export type HouseholdMember = {
  __typename?: 'HouseholdMember';
  /** Her signups by day and start time, cancelled ones too. */
  signups: Array<Signup>;
  /** The person. */
  volunteer: Volunteer;
};

/** Where one image can be sent. */
export type ImageUpload = {
  __typename?: 'ImageUpload';
  /** Takes the image by PUT, once, within 15 minutes. Without its query it is the address where the image is then shown. */
  uploadURL: Scalars['String']['output'];
};

/** Who runs categories: every user with the role lead, and admins who run some. */
export type Lead = {
  __typename?: 'Lead';
  /** The categories that she leads, by name. */
  categories: Array<Category>;
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Whether she has set a password; false while the mailed set-up link waits. */
  hasPassword: Scalars['Boolean']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** What she may be. */
  role: Role;
};

/** Somebody to write to: one for each e-mail address. */
export type MailContact = {
  __typename?: 'MailContact';
  /** E-mail address as typed. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
};

/** A message that was not delivered. */
export type MailFailure = {
  __typename?: 'MailFailure';
  /** At which address. */
  email: Scalars['String']['output'];
  /** The message. */
  id: Scalars['ID']['output'];
  /** To whom. */
  name?: Maybe<Scalars['String']['output']>;
  /** The mail server's words. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** People who signed up for something. A lead has those of her own categories. */
export type MailGroup = {
  __typename?: 'MailGroup';
  /** Distinct e-mail addresses with an active signup. */
  contactCount: Scalars['Int']['output'];
  /** The event it belongs to. */
  eventId: Scalars['ID']['output'];
  /** That event's name. */
  eventName: Scalars['String']['output'];
  /** The event, category or role. */
  id: Scalars['ID']['output'];
  /** What forms it. */
  kind: MailGroupKind;
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Everybody with an active signup in an event, a category or a role. */
export type MailGroupInput = {
  /** The event, category or role. */
  id: Scalars['ID']['input'];
  /** What forms the group. */
  kind: MailGroupKind;
};

/** What a group of recipients is formed by. */
export type MailGroupKind =
  /** Everybody of a category. */
  | 'CATEGORY'
  /** Everybody of an event. */
  | 'EVENT'
  /** Everybody of a volunteer role. */
  | 'OPPORTUNITY';

/** A signup as staff see it: all for admins, those of her own categories for a lead. */
export type ManagedSignup = {
  __typename?: 'ManagedSignup';
  /** When it was cancelled; null while active. */
  cancelledAt?: Maybe<Scalars['Instant']['output']>;
  /** When she signed up. */
  createdAt: Scalars['Instant']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Assigned by staff beyond the places, on purpose. */
  overCapacity: Scalars['Boolean']['output'];
  /** The shift. */
  shift: Shift;
  /** Whether the place is taken or was given back. */
  status: SignupStatus;
  /** The person. */
  volunteer: Volunteer;
};

/** Two people who became one. */
export type MergedVolunteers = {
  __typename?: 'MergedVolunteers';
  /** The one who stays, with the signups of both. */
  member: HouseholdMember;
  /** The one who is gone. */
  removedId: Scalars['ID']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Puts categories under a lead, besides those that she has. Errors: INVALID_INPUT, LEAD_NOT_FOUND, CATEGORY_NOT_FOUND, FORBIDDEN. */
  assignLead: Lead;
  /** Gives a known volunteer a place, also in a shift that has started. Errors: INVALID_INPUT, SHIFT_NOT_FOUND, VOLUNTEER_NOT_FOUND, ALREADY_SIGNED_UP, SHIFT_FULL. */
  assignVolunteer: Assignment;
  /** Gives a place back: with the household cookie, that of the signup itself, or as staff. Twice is no error. Errors: SIGNUP_NOT_FOUND, TOO_MANY_REQUESTS. */
  cancelSignup: Signup;
  /** Takes somebody out of a shift; household and lead are told. Twice is no error. Errors: SIGNUP_NOT_FOUND. */
  cancelSignupAsStaff: ManagedSignup;
  /** Gives a place back with a mailed household link. Twice is no error. Errors: LINK_NOT_FOUND, LINK_EXPIRED, SIGNUP_NOT_FOUND, TOO_MANY_REQUESTS. */
  cancelSignupByLink: Signup;
  /** Makes an admin a lead or the other way round; she has to sign in again. Errors: USER_NOT_FOUND, LAST_ADMIN, FORBIDDEN. */
  changeUserRole: StaffMember;
  /** The e-mail addresses of all signups that match, each once, to be copied; noted in the audit log. A lead has her own categories. Errors: NOT_SIGNED_IN, INVALID_INPUT. */
  copySignupEmails: Array<Scalars['String']['output']>;
  /** Makes a category of an event. Errors: INVALID_INPUT, EVENT_NOT_FOUND, LEAD_NOT_FOUND, FORBIDDEN. */
  createCategory: Category;
  /** Makes an event. Errors: INVALID_INPUT, SLUG_TAKEN, ID_TAKEN, FORBIDDEN. */
  createEvent: Event;
  /** Hands out an address that takes one image (JPEG, PNG, WebP, GIF or AVIF, up to 10 MB). Errors: NOT_SIGNED_IN, INVALID_INPUT, TOO_MANY_REQUESTS. */
  createImageUpload: ImageUpload;
  /** Makes a lead with her categories and mails a link to set a password. Errors: INVALID_INPUT, EMAIL_TAKEN, CATEGORY_NOT_FOUND, FORBIDDEN. */
  createLead: Lead;
  /** Makes a volunteer role. Errors: INVALID_INPUT, CATEGORY_NOT_FOUND, ID_TAKEN. */
  createOpportunity: SavedOpportunity;
  /** Makes a shift. Errors: INVALID_INPUT, OPPORTUNITY_NOT_FOUND, ID_TAKEN. */
  createShift: SavedShift;
  /** Makes several shifts, all or none. Errors: INVALID_INPUT, OPPORTUNITY_NOT_FOUND, ID_TAKEN. */
  createShifts: SavedShifts;
  /** Makes an admin or a lead and mails a link to set a password. Errors: INVALID_INPUT, EMAIL_TAKEN, FORBIDDEN. */
  createUser: StaffMember;
  /** Deletes a category with its roles, shifts and signups. Errors: CATEGORY_NOT_FOUND. */
  deleteCategory: Removal;
  /** Deletes an event with everything in it. Errors: EVENT_NOT_FOUND, FORBIDDEN. */
  deleteEvent: Scalars['Boolean']['output'];
  /** Deletes a lead; her categories stay, without a lead, and her sign-ins end. Errors: LEAD_NOT_FOUND, FORBIDDEN. */
  deleteLead: Scalars['Boolean']['output'];
  /** Deletes a volunteer role with its shifts and signups. Errors: OPPORTUNITY_NOT_FOUND. */
  deleteOpportunity: Removal;
  /** Deletes a shift with its signups. Errors: SHIFT_NOT_FOUND. */
  deleteShift: Removal;
  /** Deletes a staff member and ends her sign-ins; her categories stay, without a lead. Errors: USER_NOT_FOUND, LAST_ADMIN, OWN_ACCOUNT, FORBIDDEN. */
  deleteUser: Scalars['Boolean']['output'];
  /** Development only: signs in as a demo user. Errors: FORBIDDEN, NOT_FOUND. */
  devSignIn: Session;
  /** Copies an event with its categories, roles and shifts, without signups. Errors: INVALID_INPUT, EVENT_NOT_FOUND, FORBIDDEN. */
  duplicateEvent: DuplicatedEvent;
  /** Looks a household up by its address and opens it to this browser for half an hour. Errors: INVALID_INPUT, VOLUNTEER_NOT_FOUND, TOO_MANY_REQUESTS. */
  lookUpHousehold: HouseholdLookup;
  /** Makes one person of two of the household that the cookie opens, or as an admin. Twice is no error. Errors: INVALID_INPUT, VOLUNTEER_NOT_FOUND, NOT_ONE_HOUSEHOLD, TOO_MANY_REQUESTS. */
  mergeVolunteers: MergedVolunteers;
  /** Renames a person of the household that the cookie opens, or as an admin. Errors: INVALID_INPUT, VOLUNTEER_NOT_FOUND, NAME_TAKEN, TOO_MANY_REQUESTS. */
  renameVolunteer: Volunteer;
  /** Closes every link the household was mailed, and mails it a new one; this browser stays in. Errors: LINK_NOT_FOUND, LINK_EXPIRED, TOO_MANY_REQUESTS. */
  replaceHouseholdLink: Scalars['Boolean']['output'];
  /** Mails a sign-in link, good once and for 10 minutes; true whether or not the address is known. Errors: INVALID_INPUT, TOO_MANY_REQUESTS. */
  requestMagicLink: Scalars['Boolean']['output'];
  /** Mails a link to set a new password, good once and for one hour; true whether or not the address is known. Errors: INVALID_INPUT, TOO_MANY_REQUESTS. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Writes to everybody of a group with an active signup, one message for each e-mail address. Errors: NOT_SIGNED_IN, INVALID_INPUT, EVENT_NOT_FOUND, CATEGORY_NOT_FOUND, OPPORTUNITY_NOT_FOUND, NOBODY_TO_MAIL, IDEMPOTENCY_MISMATCH, TOO_MANY_REQUESTS. */
  sendBulkMail: BulkMail;
  /** Lets the messages that failed, or one of them, go out once more. Errors: NOT_SIGNED_IN, BULK_MAIL_NOT_FOUND. */
  sendFailedAgain: BulkMail;
  /** Gives an event, a category or a volunteer role a cover image, or takes it away. Errors: NOT_SIGNED_IN, FORBIDDEN, INVALID_INPUT, EVENT_NOT_FOUND, CATEGORY_NOT_FOUND, OPPORTUNITY_NOT_FOUND. */
  setCoverImage: CoverImage;
  /** Sets a password with a mailed link and signs in. Errors: INVALID_INPUT, LINK_NOT_FOUND, LINK_EXPIRED, TOO_MANY_REQUESTS. */
  setPassword: Session;
  /** Makes the first admin with the set-up link printed at start, while there is none. Errors: INVALID_INPUT, LINK_NOT_FOUND, LINK_EXPIRED, EMAIL_TAKEN, TOO_MANY_REQUESTS. */
  setUpFirstAdmin: Session;
  /** Signs a staff member in. Errors: INVALID_INPUT, INVALID_CREDENTIALS, TOO_MANY_REQUESTS. */
  signIn: Session;
  /** Ends the session that the call came with; true in any case. */
  signOut: Scalars['Boolean']['output'];
  /** Takes a place in a shift, without an account. Errors: INVALID_INPUT, SHIFT_NOT_FOUND, SHIFT_STARTED, ALREADY_SIGNED_UP, SHIFT_FULL, IDEMPOTENCY_MISMATCH, TOO_MANY_REQUESTS. */
  signUp: SignUpResult;
  /** Changes a category. Errors: INVALID_INPUT, CATEGORY_NOT_FOUND, LEAD_NOT_FOUND, CHANGED_MEANWHILE, FORBIDDEN. */
  updateCategory: Category;
  /** Changes an event. Errors: INVALID_INPUT, EVENT_NOT_FOUND, CHANGED_MEANWHILE, FORBIDDEN. */
  updateEvent: Event;
  /** Changes a lead's name, address and categories. Errors: INVALID_INPUT, LEAD_NOT_FOUND, EMAIL_TAKEN, CATEGORY_NOT_FOUND, FORBIDDEN. */
  updateLead: Lead;
  /** Changes a volunteer role. Errors: INVALID_INPUT, OPPORTUNITY_NOT_FOUND, CATEGORY_NOT_FOUND, CHANGED_MEANWHILE. */
  updateOpportunity: SavedOpportunity;
  /** Changes a shift. Errors: INVALID_INPUT, SHIFT_NOT_FOUND, CHANGED_MEANWHILE. */
  updateShift: SavedShift;
  /** Corrects a volunteer's details. Errors: INVALID_INPUT, VOLUNTEER_NOT_FOUND, NAME_TAKEN. */
  updateVolunteer: Volunteer;
  /** Signs in with a mailed link, once; the same page gets the same answer again within a minute. Errors: LINK_NOT_FOUND, LINK_EXPIRED, TOO_MANY_REQUESTS. */
  verifyMagicLink: Session;
};


export type MutationAssignLeadArgs = {
  categoryIds: Array<Scalars['ID']['input']>;
  leadId: Scalars['ID']['input'];
};


export type MutationAssignVolunteerArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  overCapacity?: InputMaybe<Scalars['Boolean']['input']>;
  shiftId: Scalars['ID']['input'];
  volunteerId: Scalars['ID']['input'];
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


export type MutationChangeUserRoleArgs = {
  role: Role;
  userId: Scalars['ID']['input'];
};


export type MutationCopySignupEmailsArgs = {
  filter?: InputMaybe<SignupTableFilter>;
};


export type MutationCreateCategoryArgs = {
  input: CreateCategoryInput;
};


export type MutationCreateEventArgs = {
  input: CreateEventInput;
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


export type MutationCreateShiftArgs = {
  input: CreateShiftInput;
};


export type MutationCreateShiftsArgs = {
  shifts: Array<CreateShiftInput>;
};


export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


export type MutationDeleteCategoryArgs = {
  id: Scalars['ID']['input'];
  tellPeople?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteEventArgs = {
  eventId: Scalars['ID']['input'];
  tellPeople?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteLeadArgs = {
  leadId: Scalars['ID']['input'];
};


export type MutationDeleteOpportunityArgs = {
  id: Scalars['ID']['input'];
  tellPeople?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteShiftArgs = {
  id: Scalars['ID']['input'];
  tellPeople?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteUserArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationDevSignInArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationDuplicateEventArgs = {
  eventId: Scalars['ID']['input'];
  input?: InputMaybe<DuplicateEventInput>;
};


export type MutationLookUpHouseholdArgs = {
  email: Scalars['String']['input'];
};


export type MutationMergeVolunteersArgs = {
  sourceId: Scalars['ID']['input'];
  targetId: Scalars['ID']['input'];
};


export type MutationRenameVolunteerArgs = {
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  volunteerId: Scalars['ID']['input'];
};


export type MutationReplaceHouseholdLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationRequestMagicLinkArgs = {
  email: Scalars['String']['input'];
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationSendBulkMailArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SendBulkMailInput;
};


export type MutationSendFailedAgainArgs = {
  id: Scalars['ID']['input'];
  mailId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSetCoverImageArgs = {
  coverImageUrl: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  kind: CoverKind;
};


export type MutationSetPasswordArgs = {
  input: SetPasswordInput;
};


export type MutationSetUpFirstAdminArgs = {
  input: SetUpFirstAdminInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSignUpArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SignUpInput;
};


export type MutationUpdateCategoryArgs = {
  categoryId: Scalars['ID']['input'];
  input: UpdateCategoryInput;
};


export type MutationUpdateEventArgs = {
  eventId: Scalars['ID']['input'];
  input: UpdateEventInput;
};


export type MutationUpdateLeadArgs = {
  input: UpdateLeadInput;
  leadId: Scalars['ID']['input'];
};


export type MutationUpdateOpportunityArgs = {
  id: Scalars['ID']['input'];
  input: UpdateOpportunityInput;
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


export type MutationVerifyMagicLinkArgs = {
  token: Scalars['String']['input'];
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
  /** UUID. */
  id: Scalars['ID']['output'];
  /** The role's own place; overrides the event's. */
  location?: Maybe<Scalars['String']['output']>;
  /** What to do and what to bring; sent in the confirmation mail. */
  longDescription?: Maybe<Scalars['String']['output']>;
  /** What the role is called. */
  name: Scalars['String']['output'];
  /** Its shifts by day, then start time. */
  shifts: Array<Shift>;
  /** Shown when volunteers browse shifts. */
  shortDescription?: Maybe<Scalars['String']['output']>;
  /** Counts changes; an editor sends back the one that she saw. Errors: NOT_SIGNED_IN. */
  version: Scalars['Int']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** What the staff did, the newest first. Errors: INVALID_INPUT, BAD_REQUEST for an unknown cursor. */
  auditLog: AuditLogPage;
  /** How far a bulk mail has got. Errors: NOT_SIGNED_IN, BULK_MAIL_NOT_FOUND. */
  bulkMail: BulkMail;
  /** The newest bulk mails, 20 at most. Errors: NOT_SIGNED_IN. */
  bulkMails: Array<BulkMail>;
  /** Categories by name; unknown ids find nothing. */
  categories: Array<Category>;
  /** The demo sign-ins; empty outside development. */
  demoUsers: Array<User>;
  /** One event by id or by slug; null when there is none. Error: BAD_REQUEST without exactly one. */
  event?: Maybe<Event>;
  /** One event with its categories, roles, shifts and people, to manage it; leads see their own categories. Errors: EVENT_NOT_FOUND. */
  eventBoard: EventBoard;
  /** All events by first day. */
  events: Array<Event>;
  /** The household behind a mailed link. Errors: LINK_NOT_FOUND, LINK_EXPIRED, TOO_MANY_REQUESTS. */
  household: Household;
  /** Who runs categories, by name. */
  leads: Array<Lead>;
  /** Volunteer roles by name: all for admins, those in her own categories for a lead. */
  ledOpportunities: Array<Opportunity>;
  /** Shifts by day and start time: all for admins, those in her own categories for a lead. */
  ledShifts: Array<Shift>;
  /** The people of a group, one for each e-mail address, by name. Errors: NOT_SIGNED_IN, EVENT_NOT_FOUND, CATEGORY_NOT_FOUND, OPPORTUNITY_NOT_FOUND. */
  mailContacts: Array<MailContact>;
  /** Whom one can write to, by event and name. A lead has her own categories. Errors: NOT_SIGNED_IN. */
  mailGroups: Array<MailGroup>;
  /** The events to manage, by first day: all for admins, those with a category of her own for a lead. */
  managedEvents: Array<Event>;
  /** The categories that the viewer leads, by name; all of them for an admin. */
  myCategories: Array<Category>;
  /** The events in which the viewer leads a category, by first day; all of them for an admin. */
  myEvents: Array<Event>;
  /** The household that this browser's cookie opens, after a lookup or a mailed link; null without one. */
  myHousehold?: Maybe<Household>;
  /** Volunteer roles by name; unknown ids find nothing. */
  opportunities: Array<Opportunity>;
  /** What would go with an event, category, role or shift; name exactly one. Errors: BAD_REQUEST, EVENT_NOT_FOUND, CATEGORY_NOT_FOUND, OPPORTUNITY_NOT_FOUND, SHIFT_NOT_FOUND. */
  previewRemoval: RemovalPreview;
  /** What a change of day or times would mean for the people in a shift. Errors: INVALID_INPUT, SHIFT_NOT_FOUND. */
  previewShiftChange: ShiftChangePreview;
  /** One event down to shifts, signups and volunteers: ask for exactly what you need. A lead sees her own categories. Errors: NOT_SIGNED_IN, EVENT_NOT_FOUND. */
  report: Report;
  /** The reports table of all events or of one. A lead sees her own categories. Errors: NOT_SIGNED_IN. */
  reports: Reports;
  /** Shifts by day and start time, filtered as asked; unknown ids find nothing. */
  shifts: Array<Shift>;
  /** A page of signups. A lead sees her own categories. Errors: NOT_SIGNED_IN, INVALID_INPUT. */
  signupTable: SignupTable;
  /** Signups of every state by the shift's day and start: all for admins, those of her own categories for a lead. */
  signups: Array<ManagedSignup>;
  /** Figures of all events, or of one. */
  stats: Stats;
  /** All admins and leads by name. */
  users: Array<StaffMember>;
  /** Who asks; null for a visitor. */
  viewer?: Maybe<User>;
  /** Volunteers by name: everybody for admins; for a lead the people of her own categories, and whoever has exactly the address she searches for. */
  volunteers: VolunteerPage;
};


export type QueryAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBulkMailArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCategoriesArgs = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
  leadId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryEventArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryEventBoardArgs = {
  eventId: Scalars['ID']['input'];
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


export type QueryMyCategoriesArgs = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryOpportunitiesArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
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


export type QueryReportArgs = {
  eventId: Scalars['ID']['input'];
};


export type QueryReportsArgs = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryShiftsArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  date?: InputMaybe<Scalars['Day']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  opportunityId?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySignupTableArgs = {
  filter?: InputMaybe<SignupTableFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<SignupTableSort>;
};


export type QuerySignupsArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  opportunityId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryStatsArgs = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryVolunteersArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What went with a deleted record. */
export type Removal = {
  __typename?: 'Removal';
  /** The record that is gone. */
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

/** What would go with a record if it were deleted. */
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

/** Everything about one event, down to the people. A lead sees her own categories. */
export type Report = {
  __typename?: 'Report';
  /** Its categories by name. */
  categories: Array<ReportCategory>;
  /** The event. */
  event: Event;
  /** How the signups came in, day by day. */
  signupsOverTime: Array<SignupsOfDay>;
  /** The figures. */
  summary: ReportSummary;
};

/** A category in a report. */
export type ReportCategory = {
  __typename?: 'ReportCategory';
  /** Signups in percent of the places. */
  fillPercentage: Scalars['Int']['output'];
  /** UUID of the category. */
  id: Scalars['ID']['output'];
  /** The lead's e-mail address; null without a lead. */
  leadEmail?: Maybe<Scalars['String']['output']>;
  /** The lead's first name; null without a lead. */
  leadFirstName?: Maybe<Scalars['String']['output']>;
  /** The lead's last name; null without a lead. */
  leadLastName?: Maybe<Scalars['String']['output']>;
  /** What the category is called. */
  name: Scalars['String']['output'];
  /** Its volunteer roles by name. */
  opportunities: Array<ReportOpportunity>;
  /** Number of shifts. */
  shiftCount: Scalars['Int']['output'];
  /** Places still free; an over-full shift counts as 0. */
  stillNeeded: Scalars['Int']['output'];
  /** Active signups of all its shifts. */
  volunteersAssigned: Scalars['Int']['output'];
  /** Places of all its shifts. */
  volunteersNeeded: Scalars['Int']['output'];
};

/** A volunteer role in a report. */
export type ReportOpportunity = {
  __typename?: 'ReportOpportunity';
  /** Signups in percent of the places. */
  fillPercentage: Scalars['Int']['output'];
  /** UUID of the role. */
  id: Scalars['ID']['output'];
  /** The role's own place. */
  location?: Maybe<Scalars['String']['output']>;
  /** What the role is called. */
  name: Scalars['String']['output'];
  /** Number of shifts. */
  shiftCount: Scalars['Int']['output'];
  /** Its shifts by day, then start time. */
  shifts: Array<ReportShift>;
  /** Places still free; an over-full shift counts as 0. */
  stillNeeded: Scalars['Int']['output'];
  /** Active signups of all its shifts. */
  volunteersAssigned: Scalars['Int']['output'];
  /** Places of all its shifts. */
  volunteersNeeded: Scalars['Int']['output'];
};

/** A shift with the names of all above it, as the reports table shows it. */
export type ReportRow = {
  __typename?: 'ReportRow';
  /** The category. */
  categoryId: Scalars['ID']['output'];
  /** The category's name. */
  categoryName: Scalars['String']['output'];
  /** The event's first day. */
  eventDate: Scalars['Day']['output'];
  /** The event. */
  eventId: Scalars['ID']['output'];
  /** The event's name. */
  eventName: Scalars['String']['output'];
  /** Signups in percent of the places; over 100 when over-full. */
  fillPercentage: Scalars['Int']['output'];
  /** UUID of the shift. */
  id: Scalars['ID']['output'];
  /** The volunteer role's name. */
  roleName: Scalars['String']['output'];
  /** The shift with its signups. */
  shift: ReportShift;
  /** The day it starts. */
  shiftDate: Scalars['Day']['output'];
  /** Its times as people read them: `7:30 AM - 9:45 AM`. */
  shiftTime: Scalars['String']['output'];
  /** Active signups. */
  volunteersAssigned: Scalars['Int']['output'];
  /** Places. */
  volunteersNeeded: Scalars['Int']['output'];
};

/** A shift in a report: how full, and with whom. */
export type ReportShift = {
  __typename?: 'ReportShift';
  /** The day it starts, in the event's time zone. */
  date: Scalars['Day']['output'];
  /** Where to be: the shift's place, else the role's, else the event's. */
  effectiveLocation?: Maybe<Scalars['String']['output']>;
  /** When it ends; earlier than the start means the next day. */
  endTime: Scalars['TimeOfDay']['output'];
  /** Signups in percent of the places; over 100 when over-full. */
  fillPercentage: Scalars['Int']['output'];
  /** UUID of the shift. */
  id: Scalars['ID']['output'];
  /** A note on this shift. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The volunteer role it belongs to, with category and event. */
  opportunity: Opportunity;
  /** All its signups, cancelled ones too, oldest first. */
  signups: Array<ReportSignup>;
  /** When it starts. */
  startTime: Scalars['TimeOfDay']['output'];
  /** Places still free, never below 0. */
  stillNeeded: Scalars['Int']['output'];
  /** Active signups. */
  volunteersAssigned: Scalars['Int']['output'];
  /** Places. */
  volunteersNeeded: Scalars['Int']['output'];
};

/** A signup as staff see it: with the person. */
export type ReportSignup = {
  __typename?: 'ReportSignup';
  /** When it was cancelled; null while active. */
  cancelledAt?: Maybe<Scalars['Instant']['output']>;
  /** When they signed up. */
  createdAt: Scalars['Instant']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Whether the place is taken or was given back. */
  status: SignupStatus;
  /** Whose it is. */
  volunteer: Volunteer;
};

/** The figures of a report. A lead sees those of her own categories. */
export type ReportSummary = {
  __typename?: 'ReportSummary';
  /** Shifts without a free place. */
  fullyStaffedShifts: Scalars['Int']['output'];
  /** Signups in percent of the places, rounded to a whole number; 0 without places. */
  overallFillRate: Scalars['Int']['output'];
  /** Places still free; an over-full shift counts as 0, never below. */
  stillNeeded: Scalars['Int']['output'];
  /** Number of shifts. */
  totalShifts: Scalars['Int']['output'];
  /** Active signups of all shifts. */
  totalVolunteersAssigned: Scalars['Int']['output'];
  /** Places of all shifts. */
  totalVolunteersNeeded: Scalars['Int']['output'];
};

/** The reports table. A lead sees her own categories. */
export type Reports = {
  __typename?: 'Reports';
  /** The events that can be chosen, by first day. */
  events: Array<Event>;
  /** The shifts by event, day and start time. */
  reports: Array<ReportRow>;
  /** How the signups came in, day by day. */
  signupsOverTime: Array<SignupsOfDay>;
  /** The figures of the chosen events. */
  summary: ReportSummary;
};

/** What a staff member may be. */
export type Role =
  /** Runs everything. */
  | 'ADMIN'
  /** Runs her own categories. */
  | 'LEAD';

/** A volunteer role that was made or changed. */
export type SavedOpportunity = {
  __typename?: 'SavedOpportunity';
  /** The role as it is now. */
  opportunity: Opportunity;
};

/** A shift that was made or changed. */
export type SavedShift = {
  __typename?: 'SavedShift';
  /** The shift as it is now. */
  shift: Shift;
  /** Sentences worth reading, such as a day outside of the event's days. */
  warnings: Array<Scalars['String']['output']>;
};

/** Several shifts that were made together. */
export type SavedShifts = {
  __typename?: 'SavedShifts';
  /** The shifts by day and start time. */
  shifts: Array<Shift>;
  /** Sentences worth reading, such as a day outside of the event's days. */
  warnings: Array<Scalars['String']['output']>;
};

/** A mail to a group. */
export type SendBulkMailInput = {
  /** To whom. */
  group: MailGroupInput;
  /** One line of at most 150 characters: 'Subject is required'. */
  subject: Scalars['String']['input'];
  /** Plain text of at most 5000 characters: 'Message is required'. */
  text: Scalars['String']['input'];
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
  /** At least 8 characters: 'Password must be at least 8 characters'. */
  password: Scalars['String']['input'];
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** The first admin, with the token of the set-up link printed at start. */
export type SetUpFirstAdminInput = {
  /** A valid address: 'Please enter a valid email address'. */
  email: Scalars['String']['input'];
  /** Required: 'First name is required'. */
  firstName: Scalars['String']['input'];
  /** Required: 'Last name is required'. */
  lastName: Scalars['String']['input'];
  /** At least 8 characters: 'Password must be at least 8 characters'. */
  password: Scalars['String']['input'];
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** A stretch of time in which a role needs people. */
export type Shift = {
  __typename?: 'Shift';
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** The day it starts, in the event's time zone. */
  date: Scalars['Day']['output'];
  /** Where to be: the shift's place, else the role's, else the event's. */
  effectiveLocation?: Maybe<Scalars['String']['output']>;
  /** When it ends; earlier than the start means the next day. */
  endTime: Scalars['TimeOfDay']['output'];
  /** The event it belongs to. */
  eventId: Scalars['ID']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** The shift's own place; overrides the role's. */
  location?: Maybe<Scalars['String']['output']>;
  /** A note on this shift. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The volunteer role it belongs to. */
  opportunity: Opportunity;
  /** The volunteer role it belongs to. */
  opportunityId: Scalars['ID']['output'];
  /** Active signups; more than the places when staff made it over-full. */
  qtyRegistered: Scalars['Int']['output'];
  /** Places, at least 1. */
  qtyRequired: Scalars['Int']['output'];
  /** When it starts. */
  startTime: Scalars['TimeOfDay']['output'];
  /** Places still free, never below 0. */
  stillRequired: Scalars['Int']['output'];
  /** Counts changes; an editor sends back the one that she saw. Errors: NOT_SIGNED_IN. */
  version: Scalars['Int']['output'];
};

/** What a change of a shift would mean for the people in it. */
export type ShiftChangePreview = {
  __typename?: 'ShiftChangePreview';
  /** Active signups that the change touches. */
  activeSignups: Scalars['Int']['output'];
  /** Who would get two shifts at once that do not overlap now. */
  newOverlaps: Array<NewOverlap>;
  /** Sentences worth reading, such as a day outside of the event's days. */
  warnings: Array<Scalars['String']['output']>;
};

/** Staff sign-in. */
export type SignInInput = {
  /** A valid address: 'Please enter a valid email address'. */
  email: Scalars['String']['input'];
  /** Required: 'Password is required'. */
  password: Scalars['String']['input'];
};

/** A visitor and the shift she wants. */
export type SignUpInput = {
  /** A valid address: 'Valid email is required'. */
  email: Scalars['String']['input'];
  /** Required: 'First name is required'. */
  firstName: Scalars['String']['input'];
  /** Required: 'Last name is required'. */
  lastName: Scalars['String']['input'];
  /** For staff alone: into a full shift, on purpose. */
  overCapacity?: InputMaybe<Scalars['Boolean']['input']>;
  /** Optional phone number, 40 characters at most. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The shift. Unknown: SHIFT_NOT_FOUND. */
  shiftId: Scalars['ID']['input'];
  /** Leave empty. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What a successful signup gives. */
export type SignUpResult = {
  __typename?: 'SignUpResult';
  /** This person's other active shifts that overlap the new one; allowed, but worth a warning. */
  conflicts: Array<Shift>;
  /** The new signup. */
  signup: Signup;
  /** The person as typed. */
  volunteer: Volunteer;
};

/** A person's place in a shift. */
export type Signup = {
  __typename?: 'Signup';
  /** When it was cancelled; null while active. */
  cancelledAt?: Maybe<Scalars['Instant']['output']>;
  /** When she signed up. */
  createdAt: Scalars['Instant']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** The address of the category's lead, for the household; null without a lead and in the answer to a signup. */
  leadEmail?: Maybe<Scalars['String']['output']>;
  /** The shift. */
  shift: Shift;
  /** Whether the place is taken or was given back. */
  status: SignupStatus;
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

/** The states of a signup. */
export type SignupStatus =
  /** The place is taken. */
  | 'ACTIVE'
  /** Given back; kept as history, never active again. */
  | 'CANCELLED';

/** A page of signups and the figures of all of them. A lead sees her own categories. */
export type SignupTable = {
  __typename?: 'SignupTable';
  /** Those of `total` that are active. */
  active: Scalars['Int']['output'];
  /** Those of `total` that are cancelled. */
  cancelled: Scalars['Int']['output'];
  /** Signups that match the whole filter: of all pages together. */
  matching: Scalars['Int']['output'];
  /** The page. */
  rows: Array<SignupTableRow>;
  /** Signups that match the filter but for the state. */
  total: Scalars['Int']['output'];
  /** Shifts of the chosen event, category and role. */
  totalShifts: Scalars['Int']['output'];
  /** Distinct e-mail addresses among the active signups of the chosen event, category, role and shift. */
  uniqueVolunteers: Scalars['Int']['output'];
};

/** Which signups are wanted; every part is optional. */
export type SignupTableFilter = {
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
  /** Signed up on this day of the event's time zone or later. */
  signedUpFrom?: InputMaybe<Scalars['Day']['input']>;
  /** Signed up on this day of the event's time zone or earlier. */
  signedUpTo?: InputMaybe<Scalars['Day']['input']>;
  /** In this state. */
  status?: InputMaybe<SignupStatus>;
};

/** A signup with everything about it, as the signup table shows it. */
export type SignupTableRow = {
  __typename?: 'SignupTableRow';
  /** The category. */
  categoryId: Scalars['ID']['output'];
  /** The category's name. */
  categoryName: Scalars['String']['output'];
  /** When they signed up. */
  createdAt: Scalars['Instant']['output'];
  /** When it ends; earlier than the start means the next day. */
  endTime: Scalars['TimeOfDay']['output'];
  /** The event. */
  eventId: Scalars['ID']['output'];
  /** The event's name. */
  eventName: Scalars['String']['output'];
  /** UUID of the signup. */
  id: Scalars['ID']['output'];
  /** Where to be. */
  location?: Maybe<Scalars['String']['output']>;
  /** The volunteer role. */
  opportunityId: Scalars['ID']['output'];
  /** The role's name. */
  opportunityName: Scalars['String']['output'];
  /** The day the shift starts. */
  shiftDate: Scalars['Day']['output'];
  /** The shift. */
  shiftId: Scalars['ID']['output'];
  /** The day they signed up, in the event's time zone. */
  signedUpOn: Scalars['Day']['output'];
  /** When it starts. */
  startTime: Scalars['TimeOfDay']['output'];
  /** Whether the place is taken or was given back. */
  status: SignupStatus;
  /** Whose it is. */
  volunteer: Volunteer;
};

/** The order of the signup table. */
export type SignupTableSort = {
  /** By what; when they signed up unless told. */
  column?: InputMaybe<SignupColumn>;
  /** The greatest or latest first; true unless told. */
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

/** An admin or a lead, as admins see her. */
export type StaffMember = {
  __typename?: 'StaffMember';
  /** Number of categories that she leads. */
  categoryCount: Scalars['Int']['output'];
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Whether she has set a password; false while the mailed set-up link waits. */
  hasPassword: Scalars['Boolean']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** What she may be. */
  role: Role;
};

/** Figures of all events or of one. */
export type Stats = {
  __typename?: 'Stats';
  /** Number of events. */
  events: Scalars['Int']['output'];
  /** Signups in percent of the places, rounded to a whole number. */
  fillRate: Scalars['Int']['output'];
  /** Shifts with a free place. */
  openShifts: Scalars['Int']['output'];
  /** Number of shifts. */
  shifts: Scalars['Int']['output'];
  /** Distinct e-mail addresses among the active signups. */
  uniqueVolunteers: Scalars['Int']['output'];
  /** Places of all shifts. */
  volunteersNeeded: Scalars['Int']['output'];
  /** Active signups. */
  volunteersRegistered: Scalars['Int']['output'];
};

/** A change of a category: what is left out stays. */
export type UpdateCategoryInput = {
  /** Address of the cover image; empty removes it. */
  coverImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** The user who leads it; null for nobody. */
  leadId?: InputMaybe<Scalars['ID']['input']>;
  /** 'Category name is required'. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The version that the editor saw; without it nothing is compared. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A change of an event: what is left out stays, empty texts are removed. */
export type UpdateEventInput = {
  /** Address of the cover image. */
  coverImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Last day; the first day or later. */
  endDate?: InputMaybe<Scalars['Day']['input']>;
  /** Where it takes place. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** 'Event name is required'. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** First day. The event's shifts stay where they are. */
  startDate?: InputMaybe<Scalars['Day']['input']>;
  /** IANA time zone; the organisation's when empty. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** The version that the editor saw; without it nothing is compared. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** 'Please enter a valid website URL' (http or https). */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A lead and the categories that are hers from now on. */
export type UpdateLeadInput = {
  /** Her categories, all of them: 'At least one category must be selected'. */
  categoryIds: Array<Scalars['ID']['input']>;
  /** A valid address: 'Valid email is required'. */
  email: Scalars['String']['input'];
  /** Only categories of this event change; those of others stay hers. */
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
  /** Sent in the confirmation mail. */
  longDescription?: InputMaybe<Scalars['String']['input']>;
  /** Not empty: 'Name is required'. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Shown when volunteers browse shifts. */
  shortDescription?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; an older one is CHANGED_MEANWHILE. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Changes of a shift; what is absent stays as it is. */
export type UpdateShiftInput = {
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
  /** The version that was read; an older one is CHANGED_MEANWHILE. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A volunteer's corrected details, all of them. */
export type UpdateVolunteerInput = {
  /** A valid address: 'Invalid email address'. */
  email: Scalars['String']['input'];
  /** Required: 'First name is required'. */
  firstName: Scalars['String']['input'];
  /** Required: 'Last name is required'. */
  lastName: Scalars['String']['input'];
  /** Optional phone number; null takes it away. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A staff member: oneself, or a demo sign-in in development. */
export type User = {
  __typename?: 'User';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** What she may be. */
  role: Role;
};

/** One person who helps. Reached only through what the caller may see: her own signup, her household, or as staff. */
export type Volunteer = {
  __typename?: 'Volunteer';
  /** E-mail address as typed. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Phone number as typed; null where an address alone was looked up. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** A page of volunteers by name. */
export type VolunteerPage = {
  __typename?: 'VolunteerPage';
  /** What to give as `after` for the next page; null on the last one. */
  next?: Maybe<Scalars['ID']['output']>;
  /** The volunteers. */
  volunteers: Array<Volunteer>;
};
