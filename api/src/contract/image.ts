import { z } from 'zod';
import { line } from './fields.js';

/** What asks for an address to upload an image to. */
export const imageUploadInput = z.object({ fileName: line('File name is required', 255) });
