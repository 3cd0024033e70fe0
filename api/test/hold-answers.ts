import { afterAll, afterEach } from '@jest/globals';
import type { documentedAnswers } from './documented-answers.js';
import { failForWrong, holdFetch, type OwnHold } from './held-answers.js';

/* Set up before every test: what a test fetches from a documented path is held against the document. */

declare global {
  /** As `documentedAnswers`, kept for all files of a worker (environment.mjs). */
  var keptDocumentedAnswers: typeof documentedAnswers;
  var keptOwnHold: OwnHold;
}

holdFetch(globalThis.keptDocumentedAnswers, globalThis.keptOwnHold);
afterEach(failForWrong);
afterAll(failForWrong);
