/** What pressing the button means. */
export const buttonTones = ['accent', 'neutral', 'critical'] as const;
/** One of {@link buttonTones}. */
export type ButtonTone = (typeof buttonTones)[number];

/** The emphasis of the button, strongest first. */
export const buttonVariants = ['solid', 'outline', 'soft', 'plain'] as const;
/** One of {@link buttonVariants}. */
export type ButtonVariant = (typeof buttonVariants)[number];

/** `small` is for buttons inside rows and fields. */
export const buttonSizes = ['standard', 'small'] as const;
/** One of {@link buttonSizes}. */
export type ButtonSize = (typeof buttonSizes)[number];
