import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SubmitButton } from './SubmitButton.tsx';

test('a form’s button says Submit unless the form has a word of its own [spec-109]', () => {
  expect(renderToStaticMarkup(<SubmitButton />)).toMatch(/<button[^>]* lang="en"[^>]*>Submit<\/button>/);
  expect(renderToStaticMarkup(<SubmitButton text="Add" disabled />)).toMatch(
    /<button[^>]* disabled=""[^>]*>Add</,
  );
});

test('only words that are English are marked so', () => {
  expect(renderToStaticMarkup(<SubmitButton text="Add" language="en" />)).toMatch(/ lang="en"[^>]*>Add</);
  expect(renderToStaticMarkup(<SubmitButton text="Vahvista" />)).not.toContain('lang=');
});
