/** The addresses of scripts that come with every page: lists of files to load ahead need not name them. */
export const ofEntry =
  /\/(index|rolldown-runtime|react|react-dom|jsx-runtime|toasts|createLucideIcon|use-back-closes|days|ends-next-day)-[^/]*\.js$/;
