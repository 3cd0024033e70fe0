import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** The part of the OpenAPI document that answers are checked against. */
interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, DocumentedResponse> } | undefined>>;
  /** What its references lead to. */
  components?: object;
}

interface DocumentedResponse {
  headers?: Record<string, { required?: boolean }>;
  /** Absent where nothing but headers comes. */
  content?: Record<string, { schema: object }>;
}

/** What came for a call. */
interface Came {
  method: string;
  path: string;
  status: number;
  headers: Headers;
  body: unknown;
}

// Headers that programs depend on: they are in the document or they are not sent.
const tellingHeaders = ['link', 'x-total-count', 'retry-after', 'location', 'set-cookie', 'content-disposition'];

const formats = {
  uuid: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
  email: /@/,
};

/** Checks answers against a server's own OpenAPI document. Throws with the path, the status and what is wrong. */
export function documentedAnswers(document: OpenApi): (came: Came) => void {
  // The document itself is no schema: what is checked of it is checked elsewhere (openapi.test).
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats, validateSchema: false });
  ajv.addSchema(document, 'openapi');
  const known = Object.keys(document.paths).map((path) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]*')}$`),
  }));
  const compiled = new Map<string, ValidateFunction>();

  return ({ method, path, status, headers, body }) => {
    const address = path.split(/[?#]/)[0] ?? '';
    const asked = method === 'HEAD' ? 'get' : method.toLowerCase();
    const found = known.find((one) => one.pattern.test(address) && document.paths[one.path]?.[asked]);
    if (!found) return;
    // Another spelling of a path, led to the path itself.
    if (status === 308) return;
    const wrong = (what: string): never => {
      throw new Error(`${method} ${found.path} answers ${status} other than /api/openapi.json says: ${what}`);
    };
    const responses = document.paths[found.path]?.[asked]?.responses ?? {};
    const response = responses[status];
    if (!response) return wrong(`this status is not documented; it came with ${JSON.stringify(body).slice(0, 300)}`);
    // A client that has an answer already gets the headers that it would have.
    const documented = Object.entries({ ...(status === 304 ? responses[200]?.headers : {}), ...response.headers });
    for (const name of tellingHeaders.filter((one) => headers.has(one))) {
      // A mailed link opens the household also when what was asked for with it is refused.
      if (name === 'set-cookie' && status >= 400) continue;
      if (!documented.some(([one]) => one.toLowerCase() === name)) wrong(`the header ${name} is not documented`);
    }
    for (const [name, { required }] of status === 304 ? [] : documented)
      if (required && !headers.has(name)) wrong(`${name} is missing`);
    const type = headers.get('content-type')?.split(';')[0] ?? 'none';
    if (!response.content && !body && (type === 'none' || status === 304)) return;
    if (!response.content?.[type]) wrong(`the media type ${type} is not documented`);
    if (type !== 'application/json' || method === 'HEAD') return;
    const pointer = ['paths', found.path, asked, 'responses', String(status), 'content', type, 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    let validate = compiled.get(pointer);
    if (!validate) {
      validate = ajv.compile({ $ref: `openapi#/${pointer}` });
      compiled.set(pointer, validate);
    }
    if (!validate(body)) wrong(`${ajv.errorsText(validate.errors, { dataVar: 'answer' })}\n${extras(validate)}`);
  };
}

/** Which fields are not documented: the sentence of the error does not name them. */
function extras({ errors }: ValidateFunction): string {
  const names = (errors ?? []).flatMap(({ instancePath, params }) =>
    'additionalProperty' in params ? [`${instancePath}/${String(params.additionalProperty)}`] : [],
  );
  return names.length > 0 ? `Not documented: ${names.join(', ')}` : '';
}
