import { z } from 'zod';
import { line } from '../text/fields.js';

/** What asks for an address to upload an image to. */
export const imageUploadInput = z.object({ fileName: line('File name is required', 255) });
