import {
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames as Operator,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';

/* A file's logical structure (ISO 32000-1, 14.7 and 14.8): what a screen reader reads in place of marks on a sheet. */

type Tag = 'Document' | 'H1' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';
/** What stands between two marks on a page; its number is its place among the page's. */
type Marked = { page: PDFPage; number: number };
export type Element = { tag: Tag; kids: (Element | Marked)[] };

export type Tags = {
  /** Adds an element at the end of another one. */
  add: (parent: Element, tag: Tag) => Element;
  document: Element;
  /** Draws what belongs to an element. */
  mark: (page: PDFPage, element: Element, draw: () => void) => void;
  /** Draws what says nothing: lines, and what repeats on every page. */
  skip: (page: PDFPage, draw: () => void) => void;
  /** Writes the structure into the file. Call it once, after everything is drawn. */
  write: () => void;
};

/** Opens the structure of an empty file. */
export function openTags(pdf: PDFDocument): Tags {
  const document: Element = { tag: 'Document', kids: [] };
  const marks = new Map<PDFPage, Element[]>();
  const between = (page: PDFPage, begin: PDFOperator, draw: () => void): void => {
    page.pushOperators(begin);
    draw();
    page.pushOperators(PDFOperator.of(Operator.EndMarkedContent));
  };
  return {
    document,
    add: (parent, tag) => {
      const element: Element = { tag, kids: [] };
      parent.kids.push(element);
      return element;
    },
    mark: (page, element, draw) => {
      const onPage = marks.get(page) ?? [];
      marks.set(page, onPage);
      const number = onPage.push(element) - 1;
      element.kids.push({ page, number });
      const operands = [PDFName.of(element.tag), `<</MCID ${number}>>`];
      between(page, PDFOperator.of(Operator.BeginMarkedContentSequence, operands), draw);
    },
    skip: (page, draw) =>
      between(page, PDFOperator.of(Operator.BeginMarkedContent, [PDFName.of('Artifact')]), draw),
    write: () => writeStructure(pdf, document, marks),
  };
}

function writeStructure(pdf: PDFDocument, document: Element, marks: Map<PDFPage, Element[]>): void {
  const { context, catalog } = pdf;
  const refs = new Map<Element, PDFRef>();
  const root = context.nextRef();
  const write = (element: Element, parent: PDFRef): PDFRef => {
    const ref = context.nextRef();
    refs.set(element, ref);
    const K = element.kids.map((kid) =>
      'tag' in kid ? write(kid, ref) : context.obj({ Type: 'MCR', Pg: kid.page.ref, MCID: kid.number }),
    );
    const scope = element.tag === 'TH' ? { A: { O: 'Table', Scope: 'Column' } } : {};
    context.assign(ref, context.obj({ Type: 'StructElem', S: element.tag, P: parent, K, ...scope }));
    return ref;
  };
  const K = [write(document, root)];
  const Nums = pdf.getPages().flatMap((page, place) => {
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(place));
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    return [PDFNumber.of(place), context.obj((marks.get(page) ?? []).map((one) => refs.get(one) as PDFRef))];
  });
  context.assign(root, context.obj({ Type: 'StructTreeRoot', K, ParentTree: { Nums } }));
  catalog.set(PDFName.of('StructTreeRoot'), root);
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
}
