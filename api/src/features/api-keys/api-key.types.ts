import { Field, ObjectType } from 'type-graphql';
import { createApiKeyInput } from '../../contract/api-key.js';
import { Instant } from '../../platform/graphql-scalars.js';
import { inputType } from '../../platform/input-type.js';
import { OpenTo } from '../../platform/open-to.js';
import { ApiKey } from '../../records/api-key.js';

export const CreateApiKeyInputType = inputType('CreateApiKeyInput', createApiKeyInput, {
  description: 'A new API key.',
  types: { expiresAt: Instant },
});

@OpenTo('admin')
@ObjectType('CreateApiKeyPayload', { description: 'A key that was made.' })
export class CreateApiKeyPayload {
  @Field(() => ApiKey, { description: 'The key.' })
  apiKey!: ApiKey;

  @Field(() => String, { description: 'Its token, shown this once: `tck_` and 43 characters.' })
  token!: string;
}

@OpenTo('admin')
@ObjectType('RevokeApiKeyPayload', { description: 'A key that was revoked.' })
export class RevokeApiKeyPayload {
  @Field(() => ApiKey, { description: 'The key.' })
  apiKey!: ApiKey;
}
