import Dialog from '@mui/material/Dialog';
import { useEffect, useId, useState, type ComponentType } from 'react';
import type { Question } from '../providers/question.ts';

type Asked = { count: number; answer: ((isGiven: boolean) => void) | undefined };
type FormProps = { titleId: string; onEnd: (isGiven: boolean) => void };
type Props = { question: Question; AnswerForm: ComponentType<FormProps> };

export function QuestionDialog({ question, AnswerForm }: Props) {
  const [{ count, answer }, setAsked] = useState<Asked>({ count: 0, answer: undefined });
  const id = useId();
  useEffect(
    () => question.answerWith((next) => setAsked((asked) => ({ count: asked.count + 1, answer: next }))),
    [question],
  );
  const end = (isGiven: boolean) => {
    answer?.(isGiven);
    // Keep the question while the dialog fades; the next begins empty.
    setAsked({ count, answer: undefined });
  };
  return (
    <Dialog open={answer !== undefined} onClose={() => end(false)} aria-labelledby={id}>
      <AnswerForm key={count} titleId={id} onEnd={end} />
    </Dialog>
  );
}
