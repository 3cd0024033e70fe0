import { afterAll, afterEach } from '@jest/globals';
import { failForWrong, holdFetch } from './held-answers.js';

/* Set up before every test: what a test fetches from a documented path is held against the document. */

holdFetch();
afterEach(failForWrong);
afterAll(failForWrong);
