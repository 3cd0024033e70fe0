import { errorCatalogue, type ErrorCode } from '../../contract/error-codes.js';

/** Details of a refusal besides its code. */
export interface DomainErrorDetails {
  /** A more specific message than the catalogue's. */
  message?: string;
  /** Field name -> sentence, for forms. */
  fields?: Record<string, string>;
  /** Seconds after which another try makes sense. */
  retryAfterSeconds?: number;
  /** Names of the staff who changed the record first. */
  changedBy?: string;
  /** With NAME_TAKEN: the person, and the one who already has the name. */
  mergeIds?: readonly [string, string];
  /** What an API key lacks, and the field it requested. */
  needs?: Needed;
  /** How the caller proves who they are. */
  proof?: WantedProof;
}

/** How somebody proves who they are: with SECOND_FACTOR_REQUIRED and STEP_UP_REQUIRED. */
export interface WantedProof {
  /** Sent back with the proof; good for 5 minutes, until it succeeds. */
  challenge: string;
  /** `PASSKEY`, `TOTP`, `RECOVERY_CODE`, `PASSWORD`, `SIGN_IN` (signing in again). */
  methods: readonly string[];
  /** WebAuthn's options for `navigator.credentials.get`, JSON as text; absent without a passkey. */
  passkey?: string;
}

/** What an API key lacks: the scope, if any scope would do, and the field and path in the document that need it. */
export interface Needed {
  scope?: string;
  field?: string;
  path?: string;
}

/**
 * An expected failure with a code from the catalogue, which gives its HTTP status and message. GraphQL and REST print it; any other error
 * is a bug.
 */
export class DomainError extends Error {
  readonly status: number;
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;
  readonly changedBy?: string;
  readonly needs?: Needed;
  readonly proof?: WantedProof;
  readonly mergeIds?: readonly [string, string];

  constructor(
    readonly code: ErrorCode,
    details: DomainErrorDetails = {},
  ) {
    super(details.message ?? errorCatalogue[code].message);
    this.name = 'DomainError';
    this.status = errorCatalogue[code].status;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.changedBy = details.changedBy;
    this.needs = details.needs;
    this.proof = details.proof;
    this.mergeIds = details.mergeIds;
  }
}

/** A record does not exist, or the caller may not know of it. */
export type NotFound = Extract<ErrorCode, `${string}NOT_FOUND`>;
