import { z } from 'zod';
import { imageUploadInput } from '../../contract/programme/image.js';
import { coverImageUrl } from '../../platform/files/cover-image.js';
import { recordAnswer, successAnswer } from '../../platform/schema/documented-answer.js';
import { routesOf } from '../../platform/schema/route.js';
import { getOpportunity } from '../opportunities/find-opportunities.js';
import { opportunityAnswer, opportunityFields, opportunityJson } from '../opportunities/opportunity.json.js';
import { createImageUpload } from './create-image-upload.js';
import { readImage } from './read-image.js';
import { receiveImage } from './receive-image.js';
import { setCoverImage } from './set-cover-image.js';

const imageName = { name: z.string().describe('The name in the address of the image.') };

/** Uploading images, showing them, and making them covers. */
export const imageRoutes = routesOf('Images', [
  {
    method: 'post',
    path: '/api/upload/image',
    id: 'createImageUpload',
    summary: 'An address that takes one image by PUT within 15 minutes; without its query it is the image’s address',
    of: createImageUpload,
    callers: ['staff'],
    answers: { 200: recordAnswer('ImageUpload') },
    body: imageUploadInput,
    answer: async (ctx, { body }) => ({ body: await ctx.run(createImageUpload, body) }),
  },
  {
    method: 'put',
    path: '/uploads/{name}',
    id: 'uploadImage',
    summary: 'Takes the bytes of an image (JPEG, PNG, WebP, GIF or AVIF, up to 10 MB) at an upload address',
    of: receiveImage,
    callers: ['anybody'],
    params: imageName,
    answers: { 200: successAnswer },
    query: { signature: z.string().describe('as the upload address has it') },
    takes: 'upload',
    answer: async (ctx, { params, query, stream }) => {
      await ctx.run(receiveImage, { name: params.name, signature: query.signature, stream });
      return { body: { success: true } };
    },
  },
  {
    method: 'get',
    path: '/uploads/{name}',
    id: 'getImage',
    summary: 'An uploaded image; `-480` or `-960` before the ending asks for that width',
    of: readImage,
    callers: ['anybody', 'key'],
    params: imageName,
    answers: { 200: { types: ['image/webp'] } },
    answer: async (ctx, { params }) => ({
      body: await ctx.run(readImage, { name: params.name }),
      headers: {
        'Content-Type': 'image/webp',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        // Other sites may show it.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    }),
  },
  {
    method: 'put',
    path: '/api/admin/opportunities/{id}',
    id: 'setOpportunityCover',
    summary: 'Gives a volunteer role a cover image; an empty text removes it',
    of: setCoverImage,
    callers: ['staff'],
    answers: { 200: opportunityAnswer },
    body: z.object({ coverImageUrl }),
    answer: async (ctx, { params, body }) => {
      const { coverImageUrl: sent } = body as { coverImageUrl?: unknown };
      const { id } = await ctx.run(setCoverImage, { kind: 'opportunity', id: params.id, coverImageUrl: sent });
      return { body: opportunityJson(await getOpportunity(ctx, id, opportunityFields)) };
    },
  },
]);
