import {
  calleeName,
  type FoundNode,
  lastNamePart,
  nodesBelow,
  parseTree,
  partOf,
  partsOf,
  type SyntaxNode,
  nodeText,
} from './syntax-tree.ts';

/** An access condition, and the text that replaces it when it is removed. */
export interface MutantLocation {
  start: number;
  end: number;
  becomes: string;
  /** The error that the condition throws for a caller without access, when the error is written next to it. */
  refusal?: string | null;
  /** The condition compares the owner of a row, or the row that another row must belong to. */
  isOwnership?: boolean;
  /**
   * The condition is within a transaction, where the owner of a row matters even in sources that read rows of any user.
   */
  isUnderLock?: boolean;
}

/** The errors for callers without access. */
const refusals: ReadonlySet<string> = new Set([
  'unauthenticated',
  'forbidden',
  'not-found',
  'second-factor-required',
  'second-factor-challenge-ended',
  'email-not-confirmed',
  'link-not-valid',
  'invitation-for-another',
  'invitation-used',
  'password-wrong',
  'credentials-wrong',
  'last-administrator',
]);

/** Columns and fields that identify the owner of a row. */
const owner = /^(?:owner|user|organization)Id$|UserId$/;
/** The same without the columns that only record who did something. */
const owned = /^(?:owner|user|organization)Id$/;
/** Columns that show whether a credential or a right is still valid. */
const validity =
  /^(?:expiresAt|usedAt|acceptedAt|tries|lastStep|purpose|right|emailConfirmedAt|status)$/;
/** Columns by which a query looks up the row whose state decides. */
const lookedUpBy = /^id$|[hH]ash$/;
const joins = new Set(['leftJoin', 'innerJoin']);
const verbKinds = new Set(['read', 'change', 'act']);
const comparisons = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'isNull', 'isNotNull']);
const open = '$sql`true`';

const isBoolean = (node: SyntaxNode, ...operators: string[]): boolean =>
  operators.includes(String(node['operator']));

/** The error code of `throw new AppError(code)`, or of a block with only that statement. */
const thrownCode = (statement: SyntaxNode | null): string | null => {
  const inner =
    statement?.type === 'BlockStatement' ? (partsOf(statement, 'body')[0] ?? null) : statement;
  const made = inner?.type === 'ThrowStatement' ? partOf(inner, 'argument') : null;
  if (made?.type !== 'NewExpression' || lastNamePart(partOf(made, 'callee')) !== 'AppError')
    return null;
  return nodeText(partsOf(made, 'arguments')[0]?.['value']);
};

const isRefusal = (statement: SyntaxNode | null): boolean =>
  refusals.has(thrownCode(statement) ?? '');

const operandsOf = (node: SyntaxNode, operator: string): SyntaxNode[] => {
  const [left, right] = [partOf(node, 'left'), partOf(node, 'right')];
  if (node.type !== 'LogicalExpression' || !isBoolean(node, operator)) return [node];
  return [left, right].flatMap((side) => (side === null ? [] : operandsOf(side, operator)));
};

const become = ({ start, end }: SyntaxNode, becomes: string): MutantLocation => ({
  start,
  end,
  becomes,
});

/**
 * Whether a condition is within a transaction, which repeats many earlier checks: only a race reveals their absence.
 */
const isUnderLock = (within: readonly SyntaxNode[]): boolean =>
  within.some(
    (outer) =>
      outer.type === 'ArrowFunctionExpression' &&
      partsOf(outer, 'params')
        .flatMap((param) => [
          param,
          ...partsOf(param, 'properties').map((part) => partOf(part, 'key')),
        ])
        .some((param) => lastNamePart(param) === 'tx'),
  );

const nothing = new Set(['null', 'undefined']);

/**
 * `row === undefined`, `!row` of `const [row] = …`, `!parsed.success`: without these checks the next line fails for any
 * caller. A check that `actor` is null is not among them.
 */
const isPresence = (node: SyntaxNode, within: readonly SyntaxNode[]): boolean => {
  const [right, argument] = [partOf(node, 'right'), partOf(node, 'argument')];
  const isNothing = nothing.has(String(right?.['raw'] ?? right?.['name']));
  if (node.type === 'BinaryExpression')
    return isBoolean(node, '===') && isNothing && lastNamePart(partOf(node, 'left')) !== 'actor';
  if (node.type !== 'UnaryExpression' || argument === null) return false;
  if (lastNamePart(argument) === 'success') return true;
  const [block] = within;
  return partsOf(block ?? node, 'body')
    .flatMap((statement) => partsOf(statement, 'declarations'))
    .flatMap((declarator) => partsOf(partOf(declarator, 'id') ?? declarator, 'elements'))
    .some(
      (element) =>
        argument.type === 'Identifier' && lastNamePart(element) === lastNamePart(argument),
    );
};

/** `if (a || b) throw`: mutants that remove each operand alone, and the whole refusal. */
const ofGuards = ({ node, within }: FoundNode): MutantLocation[] => {
  if (node.type !== 'IfStatement' || !isRefusal(partOf(node, 'consequent'))) return [];
  const test = partOf(node, 'test');
  const operands = test === null ? [] : operandsOf(test, '||');
  const refusal = thrownCode(partOf(node, 'consequent'));
  return operands
    .filter((part) => !isPresence(part, within))
    .map((part) => ({ ...become(part, 'false'), refusal }));
};

/** `require…(actor);`, `load…(…);` and `lock…(…);`, called only for their refusal. */
const ofRequirements = (isRefusing: (name: string) => boolean, { node }: FoundNode) => {
  if (node.type !== 'ExpressionStatement') return [];
  const whole = partOf(node, 'expression');
  const call = whole?.type === 'AwaitExpression' ? partOf(whole, 'argument') : whole;
  const name = calleeName(call);
  return whole !== null && /^(?:require|load|lock)/.test(name) && isRefusing(name)
    ? [become(whole, 'undefined')]
    : [];
};

const isColumn = (tables: ReadonlySet<string>, node: SyntaxNode | undefined): boolean =>
  node?.type === 'MemberExpression' && tables.has(lastNamePart(partOf(node, 'object')));

/** The replacement of a removed condition: `undefined` within `and`, and true within `or` or a join. */
const openedIn = ([parent]: readonly SyntaxNode[]): string =>
  calleeName(parent ?? null) === 'or' || joins.has(calleeName(parent ?? null)) ? open : 'undefined';

const isOwnership = (tables: ReadonlySet<string>, node: SyntaxNode): boolean => {
  const [left, right] = partsOf(node, 'arguments');
  return (
    calleeName(node) === 'eq' &&
    isColumn(tables, left) &&
    owner.test(lastNamePart(left ?? null)) &&
    !isColumn(tables, right) &&
    (owner.test(lastNamePart(right ?? null)) || right?.type === 'CallExpression')
  );
};

/** `eq(links.tokenHash, hash)`: a lookup by a secret or by an id. A comparison of two columns is only a join. */
const isLookUp = (tables: ReadonlySet<string>, node: SyntaxNode): boolean => {
  const [left, right] = partsOf(node, 'arguments');
  return (
    calleeName(node) === 'eq' &&
    isColumn(tables, left) &&
    !isColumn(tables, right) &&
    lookedUpBy.test(lastNamePart(left ?? null))
  );
};

/**
 * Whether a join condition is in a query for one row; in the query of a list the condition only reduces the rows shown.
 */
const isOfOne = (tables: ReadonlySet<string>, within: readonly SyntaxNode[]): boolean => {
  const isInJoin = within.some((outer) => joins.has(calleeName(outer)));
  const query = within.findLast(
    (outer) => joins.has(calleeName(outer)) || calleeName(outer) === 'where',
  );
  return (
    isInJoin &&
    query !== undefined &&
    [...nodesBelow(query)].some(({ node }) => isLookUp(tables, node))
  );
};

/** The query conditions on the owner of a row, on its validity, and on the row that another row must belong to. */
const ofQueries = (tables: ReadonlySet<string>, { node, within }: FoundNode): MutantLocation[] => {
  if (!comparisons.has(calleeName(node)) || isRegistered(within)) return [];
  const [parent] = within;
  const [left, right] = partsOf(node, 'arguments');
  if (!isColumn(tables, left)) return [];
  const beside = parent === undefined ? [] : partsOf(parent, 'arguments');
  const isJoined = isColumn(tables, right) && beside.some((other) => isOwnership(tables, other));
  const table = lastNamePart(partOf(left ?? null, 'object'));
  const isNamed = within[1]?.type === 'VariableDeclarator';
  const isLookedUp =
    isNamed ||
    calleeName(node) === 'lt' ||
    beside.some((other) => isLookUp(tables, other)) ||
    isOfOne(tables, within);
  const counts = isLookedUp && validity.test(lastNamePart(left ?? null)) && table !== 'valuations';
  const isOwnerRole = right?.['value'] === 'owner';
  const saysWhose = isOwnership(tables, node) || isJoined;
  return saysWhose || counts || isOwnerRole
    ? [{ ...become(node, openedIn(within)), isOwnership: saysWhose }]
    : [];
};

/**
 * Whether a condition is in the register of personal data. Those are skipped, because the verbs that use the register
 * are tested.
 */
const isRegistered = (within: readonly SyntaxNode[]): boolean =>
  within.some(
    ({ type, key }) => type === 'Property' && lastNamePart(key as SyntaxNode | null) === 'rowsOf',
  );

const conditions = new Set(['where', 'and', 'or', ...joins]);

/** `where(rowsOf(userId))`: a condition on a user within a named function. */
const ofNamedConditions = (
  operators: ReadonlySet<string>,
  { node, within }: FoundNode,
): MutantLocation[] => {
  const [parent] = within;
  const name = calleeName(node);
  const isCondition = parent !== undefined && conditions.has(calleeName(parent));
  if (!isCondition || operators.has(name)) return [];
  const isOfSomebody = partsOf(node, 'arguments').some(
    (part) => owner.test(lastNamePart(part)) || lastNamePart(part) === 'who',
  );
  return name !== '' && isOfSomebody
    ? [{ ...become(node, openedIn(within)), isOwnership: true }]
    : [];
};

/** `where ${table.userId} = ${userId}` in an SQL text: the mutant compares the column with itself. */
const ofTexts = (tables: ReadonlySet<string>, { node, within }: FoundNode, text: string) => {
  const quasi = partOf(node, 'quasi');
  if (node.type !== 'TaggedTemplateExpression' || quasi === null || isRegistered(within)) return [];
  const [quasis, values] = [partsOf(quasi, 'quasis'), partsOf(quasi, 'expressions')];
  return values.flatMap((left, at) => {
    const right = values[at + 1];
    const between = (quasis[at + 1]?.['value'] as { raw?: string } | undefined)?.raw ?? '';
    if (right === undefined || !/^\s*=\s*$/.test(between) || !isColumn(tables, left)) return [];
    if (isColumn(tables, right)) return [];
    return owner.test(lastNamePart(left)) ? [become(right, text.slice(left.start, left.end))] : [];
  });
};

const weaker: Record<string, string> = { own: "'edit'", edit: "'read'" };

/** The right of a share that an action requires. */
const ofNeeds = ({ node, within: [parent] }: FoundNode): MutantLocation[] => {
  const becomes = weaker[String(node['value'])];
  if (node.type !== 'Literal' || becomes === undefined || parent === undefined) return [];
  const isNeed =
    (parent.type === 'Property' && lastNamePart(partOf(parent, 'key')) === 'need') ||
    (parent.type === 'CallExpression' && !comparisons.has(calleeName(parent)));
  return isNeed ? [become(node, becomes)] : [];
};

/** `right: '…'` of a verb: the mutant lets anybody call it. */
const ofVerbs = ({ node, within: [, verb] }: FoundNode): MutantLocation[] => {
  const right = node.type === 'Property' ? partOf(node, 'value') : null;
  if (right === null || lastNamePart(partOf(node, 'key')) !== 'right') return [];
  const isVerb = verbKinds.has(calleeName(verb ?? null)) && right['value'] !== 'anybody';
  return isVerb ? [become(right, "'anybody'")] : [];
};

/** The proofs of identity: the requirement of a second factor, and the match of a password. */
const ofProofs = ({ node, within: [parent] }: FoundNode): MutantLocation[] => {
  const isAsked = parent?.type === 'ConditionalExpression' && partOf(parent, 'test') === node;
  if (isAsked && lastNamePart(node) === 'secondFactor') return [become(node, 'false')];
  const isMismatch =
    node.type === 'UnaryExpression' && lastNamePart(partOf(node, 'argument')) === 'matches';
  return isMismatch && parent?.type === 'LogicalExpression' ? [become(node, 'false')] : [];
};

/**
 * `row.ownerId === userId`, `status === 'active'`, outside the condition of a refusal, because that is removed as a
 * whole.
 */
const ofComparisons = ({ node, within }: FoundNode, isOfAccounts: boolean): MutantLocation[] => {
  if (node.type !== 'BinaryExpression' || !isBoolean(node, '===', '!==')) return [];
  const [left, right] = [partOf(node, 'left'), partOf(node, 'right')];
  const isOwn = [left, right].every((side) => owned.test(lastNamePart(side)));
  const [parent] = within;
  const isReason =
    parent?.type === 'ArrowFunctionExpression' ||
    (parent?.type === 'LogicalExpression' && isBoolean(parent, '||'));
  const isState = right?.['value'] === 'active' && isReason;
  const isGuard = within.some(
    (outer) => outer.type === 'IfStatement' && isRefusal(partOf(outer, 'consequent')),
  );
  const isUnused = lastNamePart(left) === 'usedAt' && isBoolean(node, '===');
  const isProved =
    isOfAccounts &&
    /^(?:secondFactor|emailConfirmedAt)$/.test(lastNamePart(left)) &&
    parent?.type === 'Property';
  if (isGuard || !(isOwn || isState || isUnused || isProved)) return [];
  if (isUnused || isProved) return [become(node, 'true')];
  return [become(node, String(isBoolean(node, '===')))];
};

/** In the tables of rights every operand of every condition is a mutant. */
const ofRights = ({ node, within }: FoundNode): MutantLocation[] => {
  const [parent] = within;
  if (node.type === 'IfStatement') {
    const test = partOf(node, 'test');
    return test === null ? [] : [become(test, 'false')];
  }
  const isOperand = parent?.type === 'LogicalExpression' && !isBoolean(parent, '??');
  // A null check of the user only narrows a type here.
  const isPresence = node.type === 'BinaryExpression' && partOf(node, 'right')?.['raw'] === 'null';
  if (isOperand && isPresence) return [];
  if (isOperand && node.type !== 'LogicalExpression')
    return [become(node, String(isBoolean(parent, '&&')))];
  const isBody = parent?.type === 'ArrowFunctionExpression' && partOf(parent, 'body') === node;
  const isCondition =
    node.type === 'LogicalExpression' ||
    node.type === 'BinaryExpression' ||
    (node.type === 'MemberExpression' && lastNamePart(node) === 'globalAdmin') ||
    partOf(node, 'callee')?.['computed'] === true;
  return isBody && isCondition ? [become(node, 'true')] : [];
};

/** The names that a source imports from modules matching the pattern. */
const importedFrom = (root: SyntaxNode, pattern: RegExp): Set<string> =>
  new Set(
    partsOf(root, 'body')
      .filter((node) => pattern.test(String(partOf(node, 'source')?.['value'])))
      .flatMap((node) => partsOf(node, 'specifiers'))
      .map((specifier) => lastNamePart(partOf(specifier, 'local'))),
  );

/**
 * The names of the functions in a source that throw a refusal. A call whose result is unused is made only for this
 * refusal.
 */
export const findRefusingFunctions = (path: string, text: string): string[] =>
  [...nodesBelow(parseTree(path, text))]
    .filter(({ node }) => node.type === 'IfStatement' && isRefusal(partOf(node, 'consequent')))
    .map(({ within }) => within.findLast(({ type }) => type === 'VariableDeclarator') ?? null)
    .map((declarator) => lastNamePart(partOf(declarator, 'id')))
    .filter((name) => name !== '');

/** Every access condition of a source. */
export const findMutants = (
  path: string,
  text: string,
  isRefusing: (name: string) => boolean,
): MutantLocation[] => {
  const root = parseTree(path, text);
  const tables = importedFrom(root, /\/schema\//);
  const operators = importedFrom(root, /^drizzle-orm$/);
  const placesOf = (found: FoundNode): MutantLocation[] =>
    path.includes('/access/')
      ? ofRights(found)
      : [
          ...ofGuards(found),
          ...ofRequirements(isRefusing, found),
          ...ofQueries(tables, found),
          ...ofNamedConditions(operators, found),
          ...ofTexts(tables, found, text),
          ...ofNeeds(found),
          ...ofVerbs(found),
          ...ofComparisons(found, path.startsWith('packages/auth/')),
          ...ofProofs(found),
        ];
  const places = [...nodesBelow(root)].flatMap((found) =>
    placesOf(found).map((place) => ({ ...place, isUnderLock: isUnderLock(found.within) })),
  );
  const keyOf = ({ start, end, becomes }: MutantLocation) => `${start} ${end} ${becomes}`;
  return [...new Map(places.map((place) => [keyOf(place), place])).values()];
};
