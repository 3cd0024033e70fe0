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

/** A sporting event that needs volunteers. */
export type Event = {
  __typename?: 'Event';
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
  /** The event's own website (http or https). */
  website?: Maybe<Scalars['String']['output']>;
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
  /** Gives a place back: with the household cookie, that of the signup itself, or as staff. Twice is no error. Errors: SIGNUP_NOT_FOUND, TOO_MANY_REQUESTS. */
  cancelSignup: Signup;
  /** Gives a place back with a mailed household link. Twice is no error. Errors: LINK_NOT_FOUND, LINK_EXPIRED, SIGNUP_NOT_FOUND, TOO_MANY_REQUESTS. */
  cancelSignupByLink: Signup;
  /** Hands out an address that takes one image (JPEG, PNG, WebP, GIF or AVIF, up to 10 MB). Errors: NOT_SIGNED_IN, INVALID_INPUT, TOO_MANY_REQUESTS. */
  createImageUpload: ImageUpload;
  /** Development only: signs in as a demo user. Errors: FORBIDDEN, NOT_FOUND. */
  devSignIn: Session;
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
  /** Signs in with a mailed link, once; the same page gets the same answer again within a minute. Errors: LINK_NOT_FOUND, LINK_EXPIRED, TOO_MANY_REQUESTS. */
  verifyMagicLink: Session;
};


export type MutationCancelSignupArgs = {
  signupId: Scalars['ID']['input'];
};


export type MutationCancelSignupByLinkArgs = {
  signupId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


export type MutationCreateImageUploadArgs = {
  fileName: Scalars['String']['input'];
};


export type MutationDevSignInArgs = {
  userId: Scalars['ID']['input'];
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


export type MutationVerifyMagicLinkArgs = {
  token: Scalars['String']['input'];
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
};

export type Query = {
  __typename?: 'Query';
  /** Categories by name; unknown ids find nothing. */
  categories: Array<Category>;
  /** The demo sign-ins; empty outside development. */
  demoUsers: Array<User>;
  /** One event by id or by slug; null when there is none. Error: BAD_REQUEST without exactly one. */
  event?: Maybe<Event>;
  /** All events by first day. */
  events: Array<Event>;
  /** The household behind a mailed link. Errors: LINK_NOT_FOUND, LINK_EXPIRED, TOO_MANY_REQUESTS. */
  household: Household;
  /** The household that this browser's cookie opens, after a lookup or a mailed link; null without one. */
  myHousehold?: Maybe<Household>;
  /** Volunteer roles by name; unknown ids find nothing. */
  opportunities: Array<Opportunity>;
  /** Shifts by day and start time, filtered as asked; unknown ids find nothing. */
  shifts: Array<Shift>;
  /** Figures of all events, or of one. */
  stats: Stats;
  /** Who asks; null for a visitor. */
  viewer?: Maybe<User>;
};


export type QueryCategoriesArgs = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
  leadId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryEventArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryHouseholdArgs = {
  token: Scalars['String']['input'];
};


export type QueryOpportunitiesArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryShiftsArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  date?: InputMaybe<Scalars['Day']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  opportunityId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryStatsArgs = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a staff member may be. */
export type Role =
  /** Runs everything. */
  | 'ADMIN'
  /** Runs her own categories. */
  | 'LEAD';

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

/** The states of a signup. */
export type SignupStatus =
  /** The place is taken. */
  | 'ACTIVE'
  /** Given back; kept as history, never active again. */
  | 'CANCELLED';

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
