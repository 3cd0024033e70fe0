import type { ProofMethod } from '@trailcrew/api/contract/people/second-factor';
import { useSyncExternalStore } from 'react';
import { currentSession, watchSession, type Session } from './session';
import { noteStaffAsked } from './staff-asked';

/*
 * Some changes want another proof of who makes them. Refused mutations wait here until the person has given one, or declines; several
 * share one.
 */

/** How somebody proves who they are, as a refusal says it. */
export interface WantedProof {
  /** Sent back with the proof. */
  challenge: string;
  methods: readonly ProofMethod[];
  /** WebAuthn's options, JSON as text; null without a passkey. */
  passkey: string | null;
}

type Settle = (again: boolean) => void;

const waiting = new Set<Settle>();
const listeners = new Set<() => void>();
let wantedNow: WantedProof | null = null;

/**
 * Asks for a proof. True as soon as the person has given it, or has signed in again: the refused mutation can be sent once more. False when
 * they decline, or somebody else signed in. Never rejects.
 */
export function stepUp(refused: Session, wanted: WantedProof): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const now = currentSession();
      if (now?.token !== refused.token) settle(now?.user.id === refused.user.id);
    };
    const stop = watchSession(look);
    const settle: Settle = (again) => {
      stop();
      waiting.delete(settle);
      if (waiting.size === 0) wantedNow = null;
      notifyListeners();
      resolve(again);
    };
    waiting.add(settle);
    wantedNow ??= wanted;
    noteStaffAsked(declineStepUp);
    notifyListeners();
    look();
  });
}

const declineStepUp = () => settleStepUp(false);

/** Lets all that waits go on, after a proof or to be asked again; or, when the person declines, fail with its refusal. */
export function settleStepUp(again: boolean): void {
  for (const settle of [...waiting]) settle(again);
}

/** The proof that is wanted now; null for none. */
export function useStepUpWanted(): WantedProof | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => wantedNow,
    () => null,
  );
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
