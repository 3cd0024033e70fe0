import { Field, ObjectType } from 'type-graphql';
import { createRaceStartInput, updateRaceStartInput } from '../../../contract/start-board/race-start.js';
import { AllowAccess } from '../../../platform/schema/access.js';
import { Day, Instant, TimeOfDay } from '../../../platform/schema/graphql-scalars.js';
import { inputType } from '../../../platform/schema/input-type.js';
import { mutation, query, rootFields } from '../../../platform/schema/root-fields.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { below } from '../../../platform/reading/selection-of.js';
import type { Selection } from '../../../platform/reading/selection.js';
import { RaceStart } from '../../../records/start-board/race-start.js';
import { createRaceStart } from './create-race-start.js';
import { deleteRaceStart } from './delete-race-start.js';
import { findRaceStarts, readRaceStart } from './find-race-starts.js';
import { updateRaceStart } from './update-race-start.js';

@AllowAccess('staff')
@ObjectType('RaceStartPayload', { description: 'A start that was written.' })
export class RaceStartPayload {
  @Field(() => RaceStart, { description: 'The start; one that was deleted, as it was.' })
  start!: RaceStart;
}

/** A start that an operation just wrote, as a payload. */
export async function writtenStart(ctx: RequestContext, id: string, selection: Selection): Promise<RaceStartPayload> {
  return { start: await readRaceStart(ctx, id, below(selection, 'start')) };
}

const CreateRaceStartInputType = inputType('CreateRaceStartInput', createRaceStartInput, {
  description: 'A new start.',
  types: { date: Day, time: TimeOfDay },
});

const UpdateRaceStartInputType = inputType('UpdateRaceStartInput', updateRaceStartInput, {
  description: 'A change of a start: what is left out stays.',
  types: { date: Day, time: TimeOfDay },
});

export const RaceStartResolver = rootFields({
  raceStarts: query(findRaceStarts, {
    gives: [RaceStart],
    asText: true,
    description: 'Starts by day and time.',
    args: { eventId: 'Of this event.', updatedSince: 'Whose own columns changed at this moment or later.' },
    types: { updatedSince: Instant },
  }),
  createRaceStart: mutation(createRaceStart, {
    gives: RaceStartPayload,
    description: 'Adds a start to an event, which has 20 at most.',
    input: { type: CreateRaceStartInputType, description: 'The start.' },
    answer: writtenStart,
  }),
  updateRaceStart: mutation(updateRaceStart, {
    gives: RaceStartPayload,
    description: 'Changes a start.',
    input: { type: UpdateRaceStartInputType, description: 'The changes.' },
    answer: writtenStart,
  }),
  deleteRaceStart: mutation(deleteRaceStart, {
    gives: RaceStartPayload,
    description: 'Deletes a start with what was reported for it. Posts that named it no longer do.',
    args: { startId: 'The start.', version: 'The version that the editor loaded.' },
    answer: (_ctx, start) => ({ start }),
  }),
});
