import { createQuestion } from './question.ts';

export const codeQuestion = createQuestion();
