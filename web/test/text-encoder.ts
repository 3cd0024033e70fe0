import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither, and the router needs them while it is loaded: import this before it.
Object.assign(globalThis, { TextDecoder, TextEncoder });
