import { apiKeyScopes, type ApiKeyScope } from '../../../contract/people/api-key.js';

/**
 * How a record can belong to the caller: they lead its category; it is of their household; they opened that household by its mailed link;
 * or it is below the one record that their key is bound to.
 */
export type Ownership = 'lead' | 'household' | 'link' | 'bound';

/** A key's scope that grants access to all records, in place of an ownership rule. */
export type Grant = ApiKeyScope;

/** Whether it is a grant rather than an ownership rule. */
export function isGrant(one: Ownership | Grant): one is Grant {
  return Object.hasOwn(apiKeyScopes, one);
}
