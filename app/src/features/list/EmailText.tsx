/** An e-mail address that breaks at its signs, where a column is too narrow for it. */
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
