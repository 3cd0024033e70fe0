import { Field, ObjectType } from 'type-graphql';
import { createApiKeyInput } from '../../contract/people/api-key.js';
import { Instant } from '../../platform/schema/graphql-scalars.js';
import { inputType } from '../../platform/schema/input-type.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { ApiKey } from '../../records/api-key.js';

export const CreateApiKeyInputType = inputType('CreateApiKeyInput', createApiKeyInput, {
  description: 'A new API key.',
  types: { expiresAt: Instant },
});

@AllowAccess('admin')
@ObjectType('CreateApiKeyPayload', { description: 'A key that was made.' })
export class CreateApiKeyPayload {
  @Field(() => ApiKey, { description: 'The key.' })
  apiKey!: ApiKey;

  @Field(() => String, { description: 'Its token, shown this once: `tck_` and 43 characters.' })
  token!: string;
}

@AllowAccess('admin')
@ObjectType('RevokeApiKeyPayload', { description: 'A key that was revoked.' })
export class RevokeApiKeyPayload {
  @Field(() => ApiKey, { description: 'The key.' })
  apiKey!: ApiKey;
}
