import type { TestSmtpServer } from '../smtp/start-smtp-server.js';
import type { SeasonModel } from './season-model.js';
import type { House, ExpectedMail, Place, PlannedShift, Span } from './season-records.js';

/** What an API answered. */
export interface Answer {
  status: number;
  body: {
    code?: string;
    signup?: { id: string };
    entry?: { id: string };
    signups?: { id: string }[];
    changed?: boolean;
    mails?: number;
  };
  cookie: string;
}

/** A mail that came, with the step in which it did. */
export interface ArrivedMail {
  mail: ExpectedMail;
  id: string;
  at: number;
  step: number;
}

/** What the parts of a season's story share: its model, its mail server, and the ways to its processes. */
export interface Season {
  model: SeasonModel;
  smtp: TestSmtpServer;
  arrived: ArrivedMail[];
  violations: string[];
  staff: Record<string, string>;
  mailKey: Record<string, string>;
  now(): number;
  /** From an instant to now. */
  span(from: number): Span;
  /** Below 1, by the seed. */
  random(): number;
  /** One of these, by the seed. */
  pick<One>(from: readonly One[]): One;
  count(what: string): void;
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
  asStaff<Data>(query: string, variables: object): Promise<Data>;
  /** Notes whether an answer was the one that the model expects; gives whether it was done. */
  wasDone(what: string, answer: Answer, expected: string): boolean;
  /** Plans what is done at an instant, or soon after. */
  plan(at: number, what: () => Promise<unknown>): void;
  signUp(house: House, person: string, shift: PlannedShift): Promise<{ place: Place; cookie: string } | undefined>;
  /** Waits until nothing is due any more. */
  settle(): Promise<void>;
}
