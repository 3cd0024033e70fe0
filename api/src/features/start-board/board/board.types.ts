import { Field, ID, Int, ObjectType } from 'type-graphql';
import { clearStartInput, reportPostInput } from '../../../contract/start-board/board.js';
import type { PostState as State } from '../../../contract/start-board/board.js';
import { AllowAccess } from '../../../platform/schema/access.js';
import { enumType } from '../../../platform/schema/enum-type.js';
import { Day, Instant, TimeOfDay } from '../../../platform/schema/graphql-scalars.js';
import { inputType } from '../../../platform/schema/input-type.js';
import { BoardPerson, FreePerson } from './board-people.types.js';

/* Longer than most: a board is one answer, from its start to each of its posts. Its people are in `board-people.types.ts`. */

/** GraphQL's names of a post's states. */
export const PostState = enumType('PostState', 'Whether a post is manned before a start.', {
  SAFE: ['SAFE', 'Enough people are here, or it was reported as manned.'],
  SHORT: ['SHORT', 'Too few are here yet, and enough may still come.'],
  MISSING: ['MISSING', 'Too few whatever happens, or it is past the time by which it is to be manned.'],
});

@AllowAccess('staff', 'read:signups')
@ObjectType('BoardStart', { description: 'The start of a board.' })
export class BoardStart {
  @Field(() => ID, { description: 'The start.' })
  id!: string;

  @Field(() => ID, { description: 'Its event.' })
  eventId!: string;

  @Field(() => String, { description: "The event's name." })
  eventName!: string;

  @Field(() => String, { description: "The event's time zone (IANA)." })
  timeZone!: string;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => Day, { description: 'Its day.' })
  date!: string;

  @Field(() => TimeOfDay, { description: "When the gun goes, by the event's clocks." })
  time!: string;

  @Field(() => Instant, { description: 'The same as an instant.' })
  startsAt!: string;
}

@AllowAccess('staff', 'read:signups')
@ObjectType('BoardPost', { description: 'A post of a board.' })
export class BoardPost {
  @Field(() => ID, { description: 'The post.' })
  id!: string;

  @Field(() => Int, { description: 'Its version.' })
  version!: number;

  @Field(() => ID, { description: 'Its category.' })
  categoryId!: string;

  @Field(() => String, { description: "The category's name." })
  category!: string;

  @Field(() => String, { nullable: true, description: 'The place; null for all places of the category.' })
  place!: string | null;

  @Field(() => Int, { description: 'How many people it needs.' })
  minimumStaff!: number;

  @Field(() => Int, { description: 'So many minutes before the start it is to be manned.' })
  staffedByMinutes!: number;

  @Field(() => Boolean, { description: 'Whether the start should wait for it.' })
  blocksStart!: boolean;

  @Field(() => String, { nullable: true, description: 'The address of a map with the place.' })
  mapUrl!: string | null;
}

@AllowAccess('staff', 'read:signups')
@ObjectType('PostReport', { description: 'What was reported of a post by radio. It stands until it is taken back.' })
export class PostReport {
  @Field(() => Boolean, { description: 'Whether the post is manned.' })
  manned!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'What else was said; null for posts of other leads and for API keys.',
  })
  note!: string | null;

  @Field(() => String, { nullable: true, description: 'Who noted it; null once that account is deleted.' })
  by!: string | null;

  @Field(() => Instant, { description: 'When it was noted.' })
  at!: string;
}

@AllowAccess('staff', 'read:signups')
@ObjectType('StartBoardRow', {
  description:
    'A post before a start. Counted are active signups of its shifts that take place and run at the moment of the start.',
})
export class BoardRow {
  @Field(() => BoardPost, { description: 'The post.' })
  post!: BoardPost;

  @Field(() => PostState, { description: 'Whether it is manned.' })
  state!: State;

  @Field(() => Boolean, {
    description:
      'Whether silence hides what it is like: it is not manned, people should be there, and no phone was heard of for ten minutes.',
  })
  silent!: boolean;

  @Field(() => Boolean, { description: 'Whether it is of a category whose people the caller sees.' })
  isOwn!: boolean;

  @Field(() => Int, { description: 'People who are here; those about whom marks disagree are not.' })
  here!: number;

  @Field(() => Int, { description: 'People who were sent here from another post and have not arrived.' })
  onTheWay!: number;

  @Field(() => Int, { description: 'Others who are expected.' })
  expected!: number;

  @Field(() => Int, { description: 'People about whom marks disagree.' })
  contradicted!: number;

  @Field(() => Int, { description: 'People who are marked as not here.' })
  noShow!: number;

  @Field(() => Int, { description: 'People on the waitlists of its shifts.' })
  waiting!: number;

  @Field(() => [BoardPerson], {
    description:
      'Who is not known to be there: disagreed about, late, expected, not here. Empty for posts of other leads.',
  })
  missing!: BoardPerson[];

  @Field(() => Instant, { description: 'By when it is to be manned.' })
  manningBy!: string;

  @Field(() => Instant, {
    nullable: true,
    description: 'When one of its phones was last heard from, or somebody there was last marked; null if never.',
  })
  lastHeardAt!: string | null;

  @Field(() => PostReport, { nullable: true, description: 'What was reported by radio; null where nothing was.' })
  report!: PostReport | null;

  @Field(() => Int, {
    description: 'How many of its shifts run at the moment of the start; at a post with none nobody stands.',
  })
  shiftCount!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'The shift to which people are sent: the one with most places free. Null for posts of other leads.',
  })
  sendToShiftId!: string | null;
}

@AllowAccess('staff', 'read:signups')
@ObjectType('StartBoard', { description: 'Whether a start may go: every post that is to be manned before it.' })
export class StartBoard {
  @Field(() => Instant, { description: "The server's clock." })
  serverNow!: string;

  @Field(() => BoardStart, { description: 'The start.' })
  start!: BoardStart;

  @Field(() => String, { description: 'Changes with the start, its posts and their states; `clearStart` takes it.' })
  version!: string;

  @Field(() => Instant, { nullable: true, description: 'When it was cleared; null while it was not.' })
  clearedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'Who cleared it; null once that account is deleted.' })
  clearedBy!: string | null;

  @Field(() => String, { nullable: true, description: 'What they noted.' })
  clearedNote!: string | null;

  @Field(() => [String], { description: 'The posts that block it and were not manned when it was cleared.' })
  clearedOpen!: string[];

  @Field(() => [BoardRow], {
    description: 'First the posts that block the start and are not manned, then missing, short, safe; by `manningBy`.',
  })
  rows!: BoardRow[];

  @Field(() => [FreePerson], { description: 'People who could be sent to another post; a lead their own.' })
  free!: FreePerson[];
}

@AllowAccess('staff')
@ObjectType('ReportPostPayload', { description: 'A post after a report.' })
export class ReportPostPayload {
  @Field(() => BoardRow, { description: 'The row of its board.' })
  row!: BoardRow;
}

export const ReportPostInputType = inputType('ReportPostInput', reportPostInput, {
  description: 'What somebody reported of a post by radio.',
});

export const ClearStartInputType = inputType('ClearStartInput', clearStartInput, {
  description: 'A decision that a start may go.',
});
