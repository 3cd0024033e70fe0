import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  validateSchema,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { MikroORM } from '@mikro-orm/postgresql';
import { getMetadataStorage } from 'type-graphql';
import { ormConfig } from '../../database/orm.config.js';
import { readingsOf } from '../../platform/reading/record-readings.js';
import { entities, resolvers } from '../../registry.js';
import { buildGraphqlSchema, printedSchema, type BuiltSchema } from './build-graphql-schema.js';

let built: BuiltSchema;
let ownTypes: GraphQLNamedType[];
beforeAll(async () => {
  built = await buildGraphqlSchema(resolvers);
  ownTypes = typesOf(built.schema);
});

const specified = ['String', 'Int', 'Float', 'Boolean', 'ID'];

function typesOf(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__') && !specified.includes(name));
}

/** 'Shift' of 'Shift.date'. */
function typeOf(field: string): string {
  return field.slice(0, field.indexOf('.'));
}

/** Everything in the schema: 'Type', 'Type.field', 'Type.field(argument)', 'Enum.VALUE'. */
function described(types: GraphQLNamedType[]): { place: string; description: string }[] {
  return types.flatMap((type) => {
    const places = [{ place: type.name, description: type.description ?? '' }];
    if (isEnumType(type)) {
      for (const value of type.getValues())
        places.push({ place: `${type.name}.${value.name}`, description: value.description ?? '' });
    }
    if (isInputObjectType(type) || isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        places.push({ place: `${type.name}.${field.name}`, description: field.description ?? '' });
        if (!('args' in field)) continue;
        for (const { name, description } of field.args) {
          places.push({ place: `${type.name}.${field.name}(${name})`, description: description ?? '' });
        }
      }
    }
    return places;
  });
}

describe('the schema', () => {
  it('is valid', () => {
    expect(validateSchema(built.schema)).toEqual([]);
  });

  it('is committed as it is printed', () => {
    const committed = readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8');
    expect(printedSchema(built.schema)).toBe(committed);
  });

  it('describes every type, field, argument, enum value and input field', () => {
    const places = described(ownTypes);
    // Query and Mutation themselves need no words.
    const silent = places.filter(
      ({ place, description }) => description.trim() === '' && !['Query', 'Mutation', 'Subscription'].includes(place),
    );
    expect(silent.map(({ place }) => place)).toEqual([]);
    expect(places.length).toBeGreaterThan(100);
  });

  it('names the errors of every mutation', () => {
    const mutations = Object.values(built.schema.getMutationType()?.getFields() ?? {});
    const silent = mutations.filter(
      ({ description, name }) => !/Errors?: [A-Z_]+/.test(description ?? '') && name !== 'signOut',
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('declares for every field who may ask for it', () => {
    const fields = ownTypes
      .filter((type) => isObjectType(type))
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
    expect(fields.filter((field) => !built.accesses.has(field))).toEqual([]);
    expect([...built.accesses.keys()].sort()).toEqual(fields.sort());
  });

  it('keeps addresses and phone numbers of the staff among the staff', () => {
    // Of types that strangers read too; types only for staff are closed as a whole. Who may ask for which other field,
    // the authorization matrix says.
    const open = new Set(
      [...built.accesses].flatMap(([field, { audience }]) => (audience === 'public' ? [typeOf(field)] : [])),
    );
    const closed = [...built.accesses].filter(
      ([field, { audience }]) =>
        /\.\w*(email|phone)\w*$/i.test(field) &&
        audience !== 'public' &&
        open.has(typeOf(field)) &&
        !/^(Query|Mutation)\./.test(field),
    );
    expect(closed.map(([field, { audience, scope }]) => `${field} ${audience} ${scope}`).sort()).toEqual([
      'Category.leadEmail staff read:contacts',
      'Category.leadPhone staff read:contacts',
      'User.phone staff read:contacts',
    ]);
  });

  it('leads from nothing public to a person: volunteers are reached only through a signup of one’s own, a household’s link or cookie, or its address', () => {
    const personal = [
      'Volunteer',
      'Signup',
      'Household',
      'HouseholdMember',
      'HouseholdLookup',
      'MergedVolunteers',
      'SignUpResult',
      'User',
      'Session',
    ];
    const fieldsToPeople = ownTypes
      .filter((type) => isObjectType(type) && !personal.includes(type.name))
      .flatMap((type) =>
        isObjectType(type)
          ? Object.values(type.getFields())
              .filter((field) => personal.includes(String(field.type).replace(/[[\]!]/g, '')))
              .map((field) => `${type.name}.${field.name}`)
              .filter((field) => built.accesses.get(field)?.audience === 'public')
          : [],
      );
    expect(fieldsToPeople.sort()).toEqual([
      'ConfirmedSignup.signup',
      'MoveSignupResult.signup',
      'Mutation.cancelSignup',
      'Mutation.cancelSignupByLink',
      'Mutation.claimSession',
      'Mutation.completeSignIn',
      'Mutation.correctSignupEmail',
      'Mutation.devSignIn',
      'Mutation.lookUpHousehold',
      'Mutation.mergeVolunteers',
      'Mutation.renameVolunteer',
      'Mutation.setPassword',
      'Mutation.setUpFirstAdmin',
      'Mutation.signIn',
      'Mutation.signUp',
      'Mutation.verifyMagicLink',
      'Query.demoUsers',
      'Query.household',
      'Query.myHousehold',
      'Query.viewer',
      'Replacement.signup',
      'SignUpHouseholdResult.signups',
      'TakenOffer.signups',
      'TakenReplacement.signup',
    ]);
  });

  it('has own scalars for days, times and instants only', () => {
    expect(
      ownTypes
        .filter((type) => isScalarType(type))
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Day', 'Instant', 'TimeOfDay']);
  });
});

describe('the records', () => {
  it('know how to read every field that the schema offers of them', () => {
    // Works out what a server would; it connects to nothing.
    const orm = new MikroORM(ormConfig({ databaseUrl: 'postgres://nobody@localhost/none', entities }));
    const readingOf = readingsOf(orm.getMetadata(), orm.em.getPlatform());
    const unread = entities.flatMap((record) => {
      const type = getMetadataStorage().objectTypes.find(({ target }) => target === record);
      const declared = type && built.schema.getType(type.name);
      if (!isObjectType(declared)) return [];
      const known = readingOf(record).fields;
      return Object.keys(declared.getFields()).flatMap((field) => (field in known ? [] : [`${record.name}.${field}`]));
    });
    expect(unread).toEqual([]);
    expect(entities.some((record) => built.schema.getType(record.name))).toBe(true);
  });
});
