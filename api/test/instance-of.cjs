/** What graphql takes in production, where it trusts that there is one copy of it. */
exports.instanceOf = (value, constructor) => value instanceof constructor;
