import { describe, expect, it } from '@jest/globals';
import { documentedAnswers } from './documented-answers.js';

const document = {
  paths: {
    '/api/dogs/{id}': {
      get: {
        responses: {
          '200': {
            headers: { 'X-Total-Count': { required: true } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Dog' } } },
          },
          '304': { headers: { ETag: { required: true } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Dog: {
        type: 'object',
        properties: { id: { type: 'string', format: 'uuid' }, name: { type: ['string', 'null'] } },
        required: ['id', 'name'],
        additionalProperties: false,
      },
    },
  },
};

const dog = { id: 'c0ffee00-0000-4000-8000-000000000000', name: null };

function checking(body: unknown, given: { status?: number; headers?: Record<string, string>; path?: string } = {}) {
  const { status = 200, path = `/api/dogs/${dog.id}?deep=yes`, headers } = given;
  const usual = { 'content-type': 'application/json; charset=utf-8', 'x-total-count': '1' };
  return () =>
    documentedAnswers(document)({ method: 'GET', path, status, headers: new Headers(headers ?? usual), body });
}

describe('an answer checked against the document', () => {
  it('passes when it is what the document says, or when the path is not in it', () => {
    expect(checking(dog)).not.toThrow();
    expect(checking({ anything: 1 }, { path: '/api/cats' })).not.toThrow();
  });

  it('passes without a body and with the headers that it would have, for a client that has it already', () => {
    const headers = { etag: 'W/"1"', 'x-total-count': '1', 'content-type': 'application/json' };
    expect(checking('', { status: 304, headers })).not.toThrow();
    expect(checking('', { status: 304, headers: { ...headers, link: '<x>' } })).toThrow(
      'the header link is not documented',
    );
    expect(checking(dog, { status: 304, headers })).toThrow('application/json is not documented');
  });

  it.each([
    ['a field more', checking({ ...dog, owner: 'Ada' }), '/owner'],
    ['a field less', checking({ id: dog.id }), "required property 'name'"],
    ['another type', checking({ ...dog, name: 7 }), 'answer/name must be string,null'],
    ['an id that is none', checking({ ...dog, id: '7' }), 'format "uuid"'],
    ['another status', checking(dog, { status: 201 }), 'this status is not documented'],
    ['another media type', checking('', { headers: { 'content-type': 'text/csv', 'x-total-count': '1' } }), 'text/csv'],
    ['a header less', checking(dog, { headers: { 'content-type': 'application/json' } }), 'X-Total-Count is missing'],
    [
      'a header more',
      checking(dog, { headers: { 'content-type': 'application/json', 'x-total-count': '1', link: '<x>' } }),
      'the header link is not documented',
    ],
  ])('fails with %s', (_what, checked, given) => {
    expect(checked).toThrow('GET /api/dogs/{id} answers');
    expect(checked).toThrow(given);
  });
});
