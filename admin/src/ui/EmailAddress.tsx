export const EmailAddress = ({ children: email }: { children: string }) => (
  <a href={`mailto:${email}`}>{email}</a>
);
