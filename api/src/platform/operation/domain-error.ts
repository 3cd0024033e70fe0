import { errorCatalogue, type ErrorCode } from '../../contract/error-codes.js';

/** What may come with a refusal besides its code. */
export interface DomainErrorDetails {
  /** A sentence that says more than the catalogue's. */
  message?: string;
  /** Field name -> sentence, for forms. */
  fields?: Record<string, string>;
  /** Seconds after which another try makes sense. */
  retryAfterSeconds?: number;
  /** Names of the staff who changed the record first. */
  changedBy?: string;
  /** With NAME_TAKEN: the person, and who has the name already. */
  mergeIds?: readonly [string, string];
  /** What a key would need, and what it asked for without it. */
  needs?: Needed;
}

/** What is closed to a key: the scope that opens it, if any does, and which field at which path of a document needs it. */
export interface Needed {
  scope?: string;
  field?: string;
  path?: string;
}

/** An expected failure: named, with the catalogue's HTTP status and sentence. Both doors print it; anything else is a bug. */
export class DomainError extends Error {
  readonly status: number;
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;
  readonly changedBy?: string;
  readonly needs?: Needed;
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
    this.mergeIds = details.mergeIds;
  }
}

/** That a record is not there, or not the caller's to know of. */
export type NotFound = Extract<ErrorCode, `${string}NOT_FOUND`>;
