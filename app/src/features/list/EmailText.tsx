/** An e-mail address that wraps at its punctuation in a narrow column. */
export function EmailText({ email }: { email: string }) {
  const [, start, rest] = /^(.[^@.]*@?)(.+)$/.exec(email) ?? [];
  if (start === undefined || rest === undefined) return email;
  return (
    <>
      {start}
      <wbr />
      <EmailText email={rest} />
    </>
  );
}
