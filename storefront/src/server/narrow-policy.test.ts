import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { narrowPolicy } from './narrow-policy.ts';

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const [script, otherScript, style, otherStyle] = ['f("ä")', 'g()', 'a{b:c}', 'd{e:f}'].map(digest);
const policy = `default-src 'self'; script-src 'self' ${script} ${otherScript}; style-src 'self' ${style} ${otherStyle};`;

test('a page’s policy allows the scripts and styles that are in it, and no others', () => {
  const html =
    '<style>a{b:c}</style><script src="/a.js"></script><p>g()</p><script type="module">f("ä")</script>';
  expect(narrowPolicy(policy, html)).toBe(
    `default-src 'self'; script-src 'self' ${script}; style-src 'self' ${style};`,
  );
  expect(narrowPolicy(policy, '')).toBe("default-src 'self'; script-src 'self'; style-src 'self';");
});

test('being in the page does not allow what the policy forbids', () => {
  const html = '<script>steal()</script><script>f("ä")</script>';
  expect(narrowPolicy(policy, html)).not.toContain(digest('steal()'));
});
