import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import { DomainError } from '../../platform/operation/domain-error.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { visitor, type StaffViewer, type Viewer } from '../../platform/operation/viewer.js';
import { buildGraphqlSchema, type BuiltSchema } from './build-graphql-schema.js';
import { guardFields } from './guard-fields.js';

/* A schema of a few fields: one open, one for staff, one for admins, and some whose author forgot to say. */

@ObjectType('Safe')
class Safe {
  @AllowAccess('public')
  @Field(() => String)
  label!: string;

  @AllowAccess('admin')
  @Field(() => String)
  content!: string;

  @Field(() => String)
  forgotten!: string;
}

@AllowAccess('staff')
@ObjectType('Shelf')
class Shelf {
  @Field(() => String)
  label!: string;

  @AllowAccess('public')
  @Field(() => [Safe])
  safes!: Safe[];
}

@Resolver()
class StoreResolver {
  @AllowAccess('public')
  @Query(() => Safe)
  safe(): Safe {
    return { label: 'A', content: 'gold', forgotten: 'key' };
  }

  @AllowAccess('public')
  @Query(() => Shelf)
  shelf(): Shelf {
    return { label: 'top', safes: [] };
  }

  @Query(() => String)
  undeclared(): string {
    return 'secret';
  }
}

let built: BuiltSchema;
let production: boolean;
beforeAll(async () => {
  built = await buildGraphqlSchema([StoreResolver]);
});
beforeEach(() => {
  production = false;
});

const staff = (role: 'admin' | 'lead'): StaffViewer => ({
  kind: 'staff',
  role,
  userId: 'u',
  sessionId: 's',
  firstName: 'Sam',
  lastName: 'Staff',
  email: 'sam@example.org',
});
const ended: Viewer = { kind: 'visitor', sessionEnded: true };

/** 'open', or the code of the refusal. */
function answerTo(viewer: Viewer, query: string): string {
  try {
    guardFields(built.schema, built.accesses, { production }, parse(query), viewer);
    return 'open';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

const callers = { visitor, ended, lead: staff('lead'), admin: staff('admin') } as const;

describe('who may ask for which field', () => {
  it.each([
    ['{ safe { label } }', 'open', 'open', 'open', 'open'],
    ['{ safe { content } }', 'NOT_SIGNED_IN', 'SESSION_EXPIRED', 'FORBIDDEN', 'open'],
    ['{ shelf { label } }', 'NOT_SIGNED_IN', 'SESSION_EXPIRED', 'open', 'open'],
    ['{ shelf { safes { label } } }', 'open', 'open', 'open', 'open'],
    // Nobody declared these: they are denied to everybody, to admins too.
    ['{ undeclared }', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
    ['{ safe { forgotten } }', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
    ['{ safe { label __typename } __typename }', 'open', 'open', 'open', 'open'],
  ])('%s', (query, ...expected) => {
    expect(Object.values(callers).map((viewer) => answerTo(viewer, query))).toEqual(expected);
  });

  it.each([['{ safe { label } }'], ['{ __typename }'], ['{ __schema { types { name } } }']])(
    'refuses %s to devices, which use only REST',
    (query) => {
      expect(answerTo({ kind: 'device', deviceId: 'd', linkId: 'l', isOver: false }, query)).toBe('FORBIDDEN');
    },
  );

  it.each([
    ['an alias', '{ safe { label: content } }'],
    ['a fragment', '{ safe { ...all } } fragment all on Safe { label content }'],
    ['an inline fragment', '{ safe { ... on Safe { content } } }'],
    [
      'a fragment within a fragment',
      '{ ...q } fragment q on Query { safe { ...all } } fragment all on Safe { content }',
    ],
    ['a directive that leaves it out', 'query ($no: Boolean = false) { safe { label content @include(if: $no) } }'],
    ['another operation of the same document', 'query A { safe { label } } query B { safe { content } }'],
  ])('is not deceived by %s', (_how, query) => {
    expect(answerTo(visitor, query)).toBe('NOT_SIGNED_IN');
  });

  it.each([['{ __schema { types { name } } }'], ['{ __type(name: "Safe") { fields { name } } }']])(
    'opens %s to everybody in development and to staff in production',
    (query) => {
      expect(Object.values(callers).map((viewer) => answerTo(viewer, query))).toEqual(['open', 'open', 'open', 'open']);
      production = true;
      expect(Object.values(callers).map((viewer) => answerTo(viewer, query))).toEqual([
        'NOT_SIGNED_IN',
        'SESSION_EXPIRED',
        'open',
        'open',
      ]);
    },
  );
});
