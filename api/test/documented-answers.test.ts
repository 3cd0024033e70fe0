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

function hold(body: unknown, told: { status?: number; headers?: Record<string, string>; path?: string } = {}) {
  const { status = 200, path = `/api/dogs/${dog.id}?deep=yes`, headers } = told;
  const usual = { 'content-type': 'application/json; charset=utf-8', 'x-total-count': '1' };
  return () =>
    documentedAnswers(document)({ method: 'GET', path, status, headers: new Headers(headers ?? usual), body });
}

describe('an answer held against the document', () => {
  it('passes when it is what the document says, or when the path is not in it', () => {
    expect(hold(dog)).not.toThrow();
    expect(hold({ anything: 1 }, { path: '/api/cats' })).not.toThrow();
  });

  it('passes without a body and with the headers that it would have, for whoever has it already', () => {
    const headers = { etag: 'W/"1"', 'x-total-count': '1', 'content-type': 'application/json' };
    expect(hold('', { status: 304, headers })).not.toThrow();
    expect(hold('', { status: 304, headers: { ...headers, link: '<x>' } })).toThrow(
      'the header link is not documented',
    );
    expect(hold(dog, { status: 304, headers })).toThrow('application/json is not documented');
  });

  it.each([
    ['a field more', hold({ ...dog, owner: 'Ada' }), '/owner'],
    ['a field less', hold({ id: dog.id }), "required property 'name'"],
    ['another type', hold({ ...dog, name: 7 }), 'answer/name must be string,null'],
    ['an id that is none', hold({ ...dog, id: '7' }), 'format "uuid"'],
    ['another status', hold(dog, { status: 201 }), 'this status is not documented'],
    ['another media type', hold('', { headers: { 'content-type': 'text/csv', 'x-total-count': '1' } }), 'text/csv'],
    ['a header less', hold(dog, { headers: { 'content-type': 'application/json' } }), 'X-Total-Count is missing'],
    [
      'a header more',
      hold(dog, { headers: { 'content-type': 'application/json', 'x-total-count': '1', link: '<x>' } }),
      'the header link is not documented',
    ],
  ])('fails with %s', (_what, held, told) => {
    expect(held).toThrow('GET /api/dogs/{id} answers');
    expect(held).toThrow(told);
  });
});
