import { expect, test } from 'vitest';
import { modelOfLine } from './model-of-line.ts';

const [red, green, blue] = ['/red', '/green', '/blue'];

test('a line follows its picture when the models are reordered', () => {
  const line = { variant: 1, image: red, models: 2 };
  expect(modelOfLine(line, [red, green])).toBe(1);
  expect(modelOfLine(line, [green, blue, red])).toBe(3);
});

test('a model whose picture is no longer among the models is gone', () => {
  const line = { variant: 2, image: green, models: 2 };
  expect(modelOfLine(line, [red, blue])).toBeNull();
  expect(modelOfLine(line, [red])).toBeNull();
});

test('a product of one model may get a new photograph, and is gone once there are others to choose from', () => {
  const line = { variant: 1, image: red, models: 1 };
  expect(modelOfLine(line, [blue])).toBe(1);
  expect(modelOfLine(line, [])).toBe(1);
  expect(modelOfLine(line, [blue, green])).toBeNull();
});

test('an old line knows its number alone, and is gone when there are fewer models', () => {
  expect(modelOfLine({ variant: 2 }, [red, green])).toBe(2);
  expect(modelOfLine({ variant: 3 }, [red, green])).toBeNull();
  expect(modelOfLine({ variant: 1 }, [])).toBe(1);
});
