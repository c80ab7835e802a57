import type { APIRoute } from 'astro';
import { paths } from '../../lib/routing/paths.ts';

export const GET: APIRoute = ({ redirect }) => redirect(paths.home, 302);
