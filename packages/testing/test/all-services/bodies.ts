import * as fc from 'fast-check';
import { z } from 'zod';

type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

/** What bends a field: other types, numbers at the edge, operators, odd signs, and a lot of everything. */
const wild: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    '',
    [],
    {},
    -1,
    0,
    1.5,
    2 ** 53,
    1e308,
    true,
    '1e3',
    '\u0000',
    '\u202Egnp.exe',
    '../../etc/passwd',
    '$where',
    '__proto__',
    'f'.repeat(24),
    { $ne: null },
    { $gt: '' },
    [{ $where: '1' }],
    { __proto__: { role: 'admin' } },
    'x'.repeat(10_000),
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Values that fit a schema as it is described; finer rules (patterns, refinements) some of them miss. */
function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fitting));
  if (schema.allOf?.[0]) return fitting(schema.allOf[0]);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [name, fitting(property)]),
        ),
      );
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 3 });
    case 'string':
      return fc.oneof(
        fc.string({ minLength: Math.min(schema.minLength ?? 0, 50), maxLength: 50 }),
        fc.constantFrom('f'.repeat(24), 'aino@posti.example', '2026-11-23', '20100'),
      );
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 1_000, 2 ** 31 - 1),
      });
    case 'boolean':
      return fc.boolean();
    default:
      return wild;
  }
}

/** One field of a body at a time bent, or left out, or one put in that is not known. */
function bent(body: unknown): fc.Arbitrary<unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return wild;
  const names = [...Object.keys(body), 'role', '_id'];
  return fc
    .tuple(fc.constantFrom(...names), wild, fc.boolean())
    .map(([name, value, isLeftOut]) =>
      Object.fromEntries(
        Object.entries({ ...body, [name]: value }).filter(([key]) => !(isLeftOut && key === name)),
      ),
    );
}

/** Valid, nearly valid and wild inputs of a schema; wild ones alone where there is none. */
export function inputsOf(schema: z.ZodType | undefined): fc.Arbitrary<unknown> {
  if (!schema) return wild;
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const valid = fitting(described);
  return fc.oneof(valid, valid.chain(bent), wild);
}
