import NodeEnvironment from 'jest-environment-node';
import { documentedAnswers } from './documented-answers.ts';
import { leaveSharedServer, takeSharedServer, watchSharedServer } from './shared-host.mjs';

/** Holds by what documents say of paths; all files of one worker meet the same few documents. */
const holds = new Map();

/** Of the servers that tests start in this process: all have one document, which takes an eighth of a second to make. */
const ownHold = { found: null };

/**
 * Where a file of tests runs. What lives longer than a file is made out here, once for all files of the worker: the checks of answers are
 * compiled from the document, each when an answer of its kind first comes.
 */
export default class Environment extends NodeEnvironment {
  constructor(...given) {
    super(...given);
    this.global.keptDocumentedAnswers = keptDocumentedAnswers;
    this.global.keptOwnHold = ownHold;
    this.global.takeSharedServer = takeSharedServer;
    this.global.leaveSharedServer = leaveSharedServer;
    this.global.watchSharedServer = watchSharedServer;
  }
}

function keptDocumentedAnswers(document) {
  // Titles and addresses differ between servers, and hold no answer.
  const { paths, components } = document;
  const key = JSON.stringify([paths, components]);
  let hold = holds.get(key);
  if (!hold) {
    // Of its own realm: a file's objects would keep the whole file in memory.
    const [own, parts] = JSON.parse(key);
    hold = documentedAnswers({ paths: own, components: parts ?? undefined });
    holds.set(key, hold);
  }
  return hold;
}
